import { blendPixel, type Canvas, type Colour, smoothPath } from "./canvas.ts";
import { DARK, LIGHT } from "./layer-colours.ts";
import type { FrameMapping } from "./picture-frame.ts";
import { strokePath } from "./stroke-shape.ts";
import { traceContours } from "./trace-contours.ts";
import type { ValueField } from "./value-field.ts";

/** Opacity of the fill at full strength. */
const FILL = 0.5;
/** The outline runs where the field has this strength. */
const OUTLINE_AT = 0.25;
/** Outlines shorter than this many points circle a hole or a speck. */
const LEAST_POINTS = 14;

/** Paints a field as a soft fill with a fine two-tone outline. `fineness` scales the line, 1 at thumbnail size. */
export function paintField(
	canvas: Canvas,
	field: ValueField,
	mapping: FrameMapping,
	colour: Colour,
	fineness: number,
): void {
	const { left, right, top, bottom } = fieldBounds(canvas, field, mapping);
	const [startX, startY] = mapping.toCrop([left + 0.5, top + 0.5]);
	const [nextX, nextY] = mapping.toCrop([left + 1.5, top + 0.5]);
	const [stepX, stepY] = [(nextX - startX) / 2, (nextY - startY) / 2];
	for (let y = top; y <= bottom; y++) {
		// The mapping is a rotation: one step down is one step right turned by a right angle.
		let u = startX / 2 - 0.5 - (y - top) * stepY;
		let v = startY / 2 - 0.5 + (y - top) * stepX;
		for (let x = left; x <= right; x++, u += stepX, v += stepY) {
			const share = sampleField(field, u, v);
			if (share > 0.01)
				blendPixel(canvas, y * canvas.width + x, colour, FILL * share * share * (3 - 2 * share));
		}
	}
	const halo = {
		core: LIGHT,
		coreWidth: 3 * fineness,
		halo: DARK,
		haloWidth: 4.2 * fineness,
		haloOpacity: 0.3,
	};
	const core = { core: colour, coreWidth: 1.7 * fineness, halo: colour, haloWidth: 0, haloOpacity: 0 };
	const outlines = traceContours(field, OUTLINE_AT)
		.filter((outline) => outline.length >= LEAST_POINTS)
		.map((outline) => smoothPath(outline, 1).map(mapping.toShown));
	for (const outline of outlines) strokePath(canvas, outline, halo);
	for (const outline of outlines) strokePath(canvas, outline, core);
}

function sampleField({ strength, size }: ValueField, x: number, y: number): number {
	if (x < 0 || y < 0 || x >= size - 1 || y >= size - 1) return 0;
	const left = x | 0;
	const top = y | 0;
	const fx = x - left;
	const i = top * size + left;
	const upper = strength[i] + (strength[i + 1] - strength[i]) * fx;
	const lower = strength[i + size] + (strength[i + size + 1] - strength[i + size]) * fx;
	return Math.min(1, upper + (lower - upper) * (y - top));
}

/** The part of the canvas the field's set pixels fall on. */
function fieldBounds(canvas: Canvas, { strength, size }: ValueField, mapping: FrameMapping) {
	let [minX, maxX, minY, maxY] = [size, -1, size, -1];
	for (let y = 0, i = 0; y < size; y++) {
		for (let x = 0; x < size; x++, i++) {
			if (strength[i] <= 0.01) continue;
			if (x < minX) minX = x;
			if (x > maxX) maxX = x;
			if (y < minY) minY = y;
			maxY = y;
		}
	}
	if (maxX < 0) return { left: 0, right: -1, top: 0, bottom: -1 };
	const corners = [minX - 1, maxX + 2].flatMap((x) =>
		[minY - 1, maxY + 2].map((y) => mapping.toShown([2 * x, 2 * y])),
	);
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	return {
		left: Math.max(0, Math.floor(Math.min(...xs))),
		right: Math.min(canvas.width - 1, Math.ceil(Math.max(...xs))),
		top: Math.max(0, Math.floor(Math.min(...ys))),
		bottom: Math.min(canvas.height - 1, Math.ceil(Math.max(...ys))),
	};
}
