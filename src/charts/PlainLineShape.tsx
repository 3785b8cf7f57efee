import { Curve, type LineDrawShapeProps } from 'recharts';

/** Recharts measures the path that a line is given a ref to at every render, for an animation that none of ours has. */
export function PlainLineShape({
  pathRef: _unmeasured,
  animationElapsedTime: _elapsed,
  isAnimating: _isAnimating,
  isEntrance: _isEntrance,
  visibleLength: _visibleLength,
  ...line
}: LineDrawShapeProps) {
  return <Curve {...line} />;
}
