import { fileURLToPath } from "node:url";

/** DejaVu: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic and most signs; free to embed. */
export const REPORT_FONTS = {
	plain: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
	bold: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf")),
} as const;
