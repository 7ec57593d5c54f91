// Paths on a field of 20 by 20, each by itself, so that a page loads only those that it shows.

export const alert = "M10 5.5v5.2m0 3.3v.1M10 1.8 18.6 17H1.4z";
export const calendar = "M3 5h14v12H3zM3 8.5h14M7 2.5v4m6-4v4";
export const check = "m4 10.5 4 4 8-9";
export const chevron = "m6 8 4 4 4-4";
export const download = "M10 3v9m-4-3.5 4 4 4-4M4 16.5h12";
export const info = "M10 9v5m0-8v.1M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16z";
export const plus = "M10 4v12M4 10h12";
export const print = "M6 7V3h8v4M6 14H3V7h14v7h-3M6 11.5h8V17H6z";
