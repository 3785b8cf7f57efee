"""The four passes over columns in NumPy, written as well as NumPy allows: the yardstick of the benchmark.

usage: numpy_trace.py ROWS      prints one line of JSON, milliseconds (median of 15)
  asOfMs      as-of moved: ages and idle times are worked out from the timestamps, then everything after them
  halfLifeMs  the half-life moved: ages, idle times and what does not depend on the half-life are kept
  budgetMs    the budget moved: scores are kept
  streamMs    one pass that adds up the same columns
"""

import json
import sys
import time

import numpy as np

DAY_MS = 86_400_000.0
TTL = np.array([7, 14, 60, 90, 180, 730, np.inf])
WEIGHT = np.array([0.2, 0.35, 0.45, 0.65, 0.75, 0.85, 1.0])
AS_OF = 1_795_910_400_000.0


def make_store(rows):
    rng = np.random.default_rng(7)
    age = rng.exponential(60, rows)
    return {
        "category": rng.integers(0, 7, rows).astype(np.uint8),
        "created": AS_OF - age * DAY_MS,
        "last_read": AS_OF - age * rng.random(rows) * DAY_MS,
        "reads": rng.poisson(3, rows).astype(np.float64),
    }


def run_passes(score, age, idle, ttl, free, cap, limit=60.0, theta=0.25):
    verdict = np.zeros(len(score), np.uint8)
    verdict[free & (age > ttl)] = 1
    verdict[(verdict == 0) & free & (idle > limit)] = 2
    verdict[(verdict == 0) & free & (score < theta)] = 3
    left = np.flatnonzero(verdict == 0)
    over = len(left) - cap
    if over > 0:
        candidates = left[free[left]]
        over = min(over, len(candidates))
        if over < len(candidates):
            candidates = candidates[np.argpartition(score[candidates], over - 1)[:over]]
        verdict[candidates] = 4
    return verdict


def median_ms(run):
    for i in range(3):
        run(i)
    times = []
    for i in range(15):
        start = time.perf_counter()
        run(3 + i)
        times.append(time.perf_counter() - start)
    return round(float(np.median(times)) * 1e3, 3)


def main():
    rows = int(sys.argv[1])
    store = make_store(rows)
    category = store["category"]
    free = category != 6
    cap = rows // 10

    def scores(idle, half_life, base):
        return 0.4 * np.exp2(idle * (-1 / half_life)) + base

    def from_times(as_of, half_life):
        age = (as_of - store["created"]) / DAY_MS
        idle = (as_of - store["last_read"]) / DAY_MS
        base = 0.3 * np.minimum(store["reads"] / 20, 1) + 0.3 * WEIGHT[category]
        return run_passes(scores(idle, half_life, base), age, idle, TTL[category], free, cap)

    age = (AS_OF - store["created"]) / DAY_MS
    idle = (AS_OF - store["last_read"]) / DAY_MS
    ttl = TTL[category]
    base = 0.3 * np.minimum(store["reads"] / 20, 1) + 0.3 * WEIGHT[category]
    kept = scores(idle, 30.0, base)
    print(
        json.dumps(
            {
                "rows": rows,
                "numpy": np.__version__,
                "asOfMs": median_ms(lambda i: from_times(AS_OF + i * DAY_MS, 30.0)),
                "halfLifeMs": median_ms(
                    lambda i: run_passes(scores(idle, 30.0 + i, base), age, idle, ttl, free, cap)
                ),
                "budgetMs": median_ms(lambda i: run_passes(kept, age, idle, ttl, free, cap + i)),
                "streamMs": median_ms(
                    lambda i: age.sum() + idle.sum() + store["reads"].sum() + category.sum() + kept.sum()
                ),
            }
        )
    )


main()
