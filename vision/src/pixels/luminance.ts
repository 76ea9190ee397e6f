import { LINEAR_OF_BYTE } from "./srgb-curve.ts";

/** Relative luminance Y, 0..1, of one sRGB byte triple (ITU-R BT.709 primaries). */
export function luminanceOfBytes(red: number, green: number, blue: number): number {
	return (
		0.2126729 * (LINEAR_OF_BYTE[red] ?? 0) +
		0.7151522 * (LINEAR_OF_BYTE[green] ?? 0) +
		0.072175 * (LINEAR_OF_BYTE[blue] ?? 0)
	);
}
