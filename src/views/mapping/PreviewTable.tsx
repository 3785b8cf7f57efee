import { canonicalFields } from '../../engine/import/canonical-fields.ts';
import type {
  ImportPreview,
  PreviewCell,
  PreviewColumn,
  PreviewRow,
} from '../../engine/import/import-preview.ts';
import { type Choice, ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { formatCount, formatCountOf } from '../../ui/format-number.ts';
import { fieldWords } from './field-words.ts';
import styles from './mapping.module.css';

/** A file of a thousand columns would stop the browser; those beyond are read all the same. */
const shownColumns = 60;
const keep = '';

export interface PreviewTableProps {
  readonly preview: ImportPreview;
  /** null = keep it as it is. */
  readonly onMap: (name: string, field: string | null) => void;
}

/** The first rows as they stand in the file, and under each cell what it is read as where that differs. */
export function PreviewTable({ preview, onMap }: PreviewTableProps) {
  const columns = preview.columns.slice(0, shownColumns);
  const hidden = preview.columns.length - columns.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className={styles.region} tabIndex={0} aria-label="First rows of the file">
        <table>
          <thead>
            <tr>
              <th scope="col" className={styles.line}>
                Line
              </th>
              {columns.map((column, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a file may have one name.
                <th key={i} scope="col">
                  <ColumnHead
                    column={column}
                    columns={preview.columns}
                    isFixed={!preview.isMappable}
                    onMap={onMap}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.map((row) => (
              <Row key={row.line} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
        {preview.rows.length === 0 ? <p className={styles.nothing}>There are no rows to show.</p> : null}
      </section>
      {hidden > 0 ? (
        <p className={styles.more}>{formatCountOf(hidden, 'more column')} not shown; read by name or kept.</p>
      ) : null}
    </>
  );
}

interface ColumnHeadProps {
  readonly column: PreviewColumn;
  readonly columns: readonly PreviewColumn[];
  readonly isFixed: boolean;
  readonly onMap: PreviewTableProps['onMap'];
}

function ColumnHead({ column, columns, isFixed, onMap }: ColumnHeadProps) {
  const { name, field, isSuggested } = column;
  if (isFixed) return name;
  const holders = new Map(columns.map((other) => [other.field, other.name]));
  const choices: Choice[] = [
    { value: keep, label: 'keep as it is' },
    ...canonicalFields.map((candidate) => {
      const holder = candidate === field ? undefined : holders.get(candidate);
      const words = fieldWords[candidate] ? `${candidate}: ${fieldWords[candidate]}` : candidate;
      return { value: candidate, label: holder === undefined ? words : `${words} (now “${holder}”)` };
    }),
  ];
  return (
    <div className={styles.head}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <ChoiceBox
        label={`Read “${name}” as`}
        choices={choices}
        value={field ?? keep}
        onChange={(value) => onMap(name, value === keep ? null : value)}
      />
      <span className={styles.origin}>{isSuggested ? 'guessed' : field === null ? 'kept' : '\u00a0'}</span>
    </div>
  );
}

function Row({ row, columns }: { readonly row: PreviewRow; readonly columns: readonly PreviewColumn[] }) {
  return (
    <>
      <tr>
        <th scope="row" className={styles.line}>
          {formatCount(row.line)}
        </th>
        {columns.map(({ field }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name than their place.
          <td key={i} className={field === null ? styles.kept : undefined}>
            <Cell cell={row.cells[i]} />
          </td>
        ))}
      </tr>
      {row.problem === null ? null : (
        <tr className={styles.rowProblem}>
          <td />
          <td colSpan={columns.length}>{row.problem}</td>
        </tr>
      )}
    </>
  );
}

function Cell({ cell }: { readonly cell: PreviewCell | undefined }) {
  if (!cell) return null;
  const { raw, value, problem } = cell;
  return (
    <>
      <div className={styles.raw}>{raw ?? <span className="muted">–</span>}</div>
      {value === null ? null : (
        <div className={styles.value}>
          <span aria-hidden="true">→ </span>
          <span className="visually-hidden">read as </span>
          {value}
        </div>
      )}
      {problem === null ? null : <div className={styles.problem}>{problem}</div>}
    </>
  );
}
