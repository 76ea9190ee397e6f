import type { Point } from "@dewlight/core/skin/observation.ts";
import type { Canvas, Colour } from "./canvas.ts";
import { LETTERS, type Letter } from "./stroke-letters.ts";
import { strokePath } from "./stroke-shape.ts";

/** Height of a capital on the letters' grid. */
const CAPITAL = 7.2;
/** Capital height by text size, as in common sans-serif type. */
const CAPITAL_SHARE = 0.72;
const WEIGHT = 0.1;
const SPACING = 0.5;

function lettersOf(text: string): Letter[] {
	return Array.from(text, (character) => {
		const letter = LETTERS[character];
		if (!letter) throw new Error(`No strokes for the letter "${character}"`);
		return letter;
	});
}

function unitOf(size: number): number {
	return (size * CAPITAL_SHARE) / CAPITAL;
}

/** Width of a label in pixels. */
export function labelWidth(text: string, size: number): number {
	return lettersOf(text).reduce((sum, { width }) => sum + width + SPACING, 0) * unitOf(size);
}

/** Writes a label from its left end on the baseline. @throws for a letter that has no strokes. */
export function writeLabel(canvas: Canvas, text: string, [x, y]: Point, size: number, colour: Colour): void {
	const unit = unitOf(size);
	const style = { core: colour, coreWidth: WEIGHT * size, halo: colour, haloWidth: 0, haloOpacity: 0 };
	let left = x;
	for (const { width, strokes } of lettersOf(text)) {
		for (const stroke of strokes) {
			strokePath(
				canvas,
				stroke.map(([u, v]): Point => [left + u * unit, y - v * unit]),
				style,
			);
		}
		left += (width + SPACING) * unit;
	}
}
