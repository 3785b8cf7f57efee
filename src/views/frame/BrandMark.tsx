/** A curve that falls, is read, and falls again. */
export function BrandMark() {
  return (
    <svg
      width="20"
      height="16"
      viewBox="0 0 20 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M1.5 2v12.5H19" />
      <path d="M2 2.5C4 9 7 9.5 8.5 10V4c1.5 5 4 7 10 7.6" />
    </svg>
  );
}
