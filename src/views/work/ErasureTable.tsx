import type { ErasureReceipt } from '../../store/app-state.ts';
import { formatCount } from '../../ui/format-number.ts';
import { countErased, erasedPlaces } from './erasure-words.ts';
import styles from './work.module.css';

/** How many from where, store by store. */
export function ErasureTable({ receipt }: { readonly receipt: ErasureReceipt }) {
  const { stores, failed } = receipt;
  // A column of noughts tells nothing.
  const places = erasedPlaces.filter(({ key }) => receipt[key] > 0);
  return (
    <>
      {stores.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        <section className={styles.tableRegion} tabIndex={0} aria-label="From where">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Store</th>
                {places.map(({ key, label, title }) => (
                  <th key={key} scope="col" title={title} className={styles.number}>
                    {label}
                  </th>
                ))}
                {receipt.mentions > 0 ? (
                  <th
                    scope="col"
                    title="Of all: memories of others that mention it"
                    className={styles.number}
                  >
                    Mentions
                  </th>
                ) : null}
                <th scope="col" className={styles.number}>
                  All
                </th>
              </tr>
            </thead>
            <tbody>
              {stores.map((store, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two stores may have one name, and the list never changes.
                <tr key={i}>
                  <th scope="row">
                    {store.name}
                    {store.isOpen ? <span className="muted"> (open)</span> : null}
                  </th>
                  {places.map(({ key }) => (
                    <td key={key} className={styles.number}>
                      {formatCount(store[key])}
                    </td>
                  ))}
                  {receipt.mentions > 0 ? (
                    <td className={styles.number}>{formatCount(store.mentions)}</td>
                  ) : null}
                  <td className={styles.number}>
                    <b>{formatCount(countErased(store))}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {failed.length > 0 ? (
        <p className={styles.problem}>
          Could not be read, and may still hold it: {failed.join(', ')}. Delete{' '}
          {failed.length === 1 ? 'it' : 'them'} under “Stores in this browser”.
        </p>
      ) : null}
    </>
  );
}
