export function Brand() {
  return (
    <span className="brand" translate="no">
      <img src="/mark.svg" alt="" width="32" height="32" />
      Pennyroyal
    </span>
  );
}
