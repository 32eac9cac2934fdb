export const chipClasses =
  "inline-flex max-w-full items-center rounded-full border border-line bg-page text-[0.9375rem]";
