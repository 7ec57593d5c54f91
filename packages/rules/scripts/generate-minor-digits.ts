import { writeFileSync } from "node:fs";
import { minorDigitsModule } from "./minor-digits.ts";

writeFileSync(new URL("../src/money/minor-digits.generated.ts", import.meta.url), minorDigitsModule());
