interface AvatarProps {
  name: { first_name: string; last_name: string };
  size?: "small" | "large";
}

/** Initials in a tile whose colour comes from the name. */
export function Avatar({ name: { first_name, last_name }, size = "small" }: AvatarProps) {
  return (
    <span className="avatar" data-size={size} data-tone={toneOf(first_name + last_name)} aria-hidden="true">
      {/* Two words: a non-joiner keeps Arabic letters apart. */}
      {`${initial(first_name)}\u200C${initial(last_name)}`}
    </span>
  );
}

const letters = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
const initial = (name: string) => letters(name)[0] ?? "";
const toneOf = (name: string) =>
  letters(name).reduce((sum, letter) => sum * 7 + (letter.codePointAt(0) ?? 0), 0) % 4;
