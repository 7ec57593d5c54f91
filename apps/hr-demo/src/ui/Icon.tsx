const paths = {
  home: "M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4v-5H9v5H5a1 1 0 0 1-1-1z",
  benefits:
    "M12 20s-7.5-4.4-7.5-10A4.3 4.3 0 0 1 12 7.200 4.300 4.300 0 0 1 19.500 10c0 5.600-7.500 10-7.500 10zM12 10.500v4M10 12.500h4",
  payslips:
    "M6 3.500h12V20l-2-1.300-2 1.300-2-1.300-2 1.300-2-1.300L6 20zM9.500 8h5M9.500 11.500h5M9.500 15h3",
  timeOff: "M5 6.500h14V20H5zM5 10.500h14M8.500 4v4M15.500 4v4M9 15l2 2 4-4",
  profile:
    "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c.8-3.700 3.700-5.500 7.500-5.500s6.700 1.800 7.500 5.500",
  sandbox:
    "M9.500 3.500h5M10.500 3.500v6L5.300 18a1.700 1.700 0 0 0 1.500 2.500h10.400a1.700 1.700 0 0 0 1.500-2.500l-5.200-8.500v-6M8 14.500h8",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  next: "M9 5l7 7-7 7",
  back: "M15 5l-7 7 7 7",
  signOut: "M14 4H6v16h8M10 12h10M16.500 8.500 20 12l-3.500 3.500",
  language:
    "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM3.500 12h17M12 3.500c2.500 2.300 3.600 5.200 3.600 8.500s-1.100 6.200-3.600 8.500c-2.500-2.300-3.600-5.200-3.600-8.500s1.100-6.200 3.600-8.500z",
  appearance: "M12 3.500a8.500 8.500 0 1 0 0 17zM12 3.500a8.500 8.500 0 0 1 0 17",
  print: "M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14h10v6H7z",
};

export type IconName = keyof typeof paths;

/** Decoration beside words, or inside a control that has a name. Arrows turn with the writing direction. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
