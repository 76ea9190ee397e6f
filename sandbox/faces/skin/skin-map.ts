import { clamp, falloff } from "../render/math.ts";

/** Millimeters per texel. */
const STEP = 0.25;
const LEFT = -88;
const BOTTOM = -124;
const COLUMNS = 704;
const ROWS = 896;

/** What an insert changes at a point of the skin. */
export const SKIN_CHANNELS = { erythema: 0, melanin: 1, gloss: 2, slopeX: 3, slopeY: 4, groove: 5 } as const;
export const SKIN_FLOATS = 6;

type PaintedChannel = "erythema" | "melanin" | "gloss" | "groove";

/** Changes painted onto the frontal face, in millimeters of the face frame. */
export interface SkinMap {
	/** Adds `amount` times `profile(distance squared / radius squared)` around a point. */
	addSpot(
		channel: PaintedChannel,
		x: number,
		y: number,
		radiusX: number,
		radiusY: number,
		amount: number,
		power: number,
	): void;
	/** Raises (or lowers) the surface by a Gaussian of `height` millimeters. */
	addHeight(x: number, y: number, radius: number, height: number): void;
	/** Slopes from the heights; call once after all inserts. */
	finish(): void;
	/** Bilinear values of all channels into `target`. */
	sample(x: number, y: number, target: Float32Array): void;
}

export function createSkinMap(): SkinMap {
	const texels = new Float32Array(COLUMNS * ROWS * SKIN_FLOATS);
	const height = new Float32Array(COLUMNS * ROWS);
	/** Rows that heights were painted on. */
	let lowest = ROWS;
	let highest = -1;
	const paint = (
		x: number,
		y: number,
		rx: number,
		ry: number,
		reach: number,
		put: (at: number, t: number) => void,
	): void => {
		const c0 = Math.max(0, Math.floor((x - rx * reach - LEFT) / STEP));
		const c1 = Math.min(COLUMNS - 1, Math.ceil((x + rx * reach - LEFT) / STEP));
		const r0 = Math.max(0, Math.floor((y - ry * reach - BOTTOM) / STEP));
		const r1 = Math.min(ROWS - 1, Math.ceil((y + ry * reach - BOTTOM) / STEP));
		for (let row = r0; row <= r1; row++) {
			const dy = (BOTTOM + row * STEP - y) / ry;
			for (let column = c0; column <= c1; column++) {
				const dx = (LEFT + column * STEP - x) / rx;
				put(row * COLUMNS + column, dx * dx + dy * dy);
			}
		}
	};
	return {
		addSpot(channel, x, y, radiusX, radiusY, amount, power) {
			const offset = SKIN_CHANNELS[channel];
			paint(x, y, radiusX, radiusY, 2.6, (at, t) => {
				texels[at * SKIN_FLOATS + offset] += amount * falloff(t ** power);
			});
		},
		addHeight(x, y, radius, rise) {
			paint(x, y, radius, radius, 3, (at, t) => {
				height[at] += rise * falloff(t);
			});
			lowest = Math.min(lowest, Math.floor((y - 3 * radius - BOTTOM) / STEP));
			highest = Math.max(highest, Math.ceil((y + 3 * radius - BOTTOM) / STEP));
		},
		finish() {
			for (let row = Math.max(1, lowest - 1); row <= Math.min(ROWS - 2, highest + 1); row++) {
				for (let column = 1; column < COLUMNS - 1; column++) {
					const at = row * COLUMNS + column;
					const out = at * SKIN_FLOATS;
					texels[out + SKIN_CHANNELS.slopeX] = (height[at + 1] - height[at - 1]) / (2 * STEP);
					texels[out + SKIN_CHANNELS.slopeY] = (height[at + COLUMNS] - height[at - COLUMNS]) / (2 * STEP);
				}
			}
		},
		sample(x, y, target) {
			const u = clamp((x - LEFT) / STEP, 0, COLUMNS - 1.001);
			const v = clamp((y - BOTTOM) / STEP, 0, ROWS - 1.001);
			const column = Math.floor(u);
			const row = Math.floor(v);
			const fu = u - column;
			const fv = v - row;
			const a = (row * COLUMNS + column) * SKIN_FLOATS;
			const b = a + COLUMNS * SKIN_FLOATS;
			const wa = (1 - fu) * (1 - fv);
			const wb = fu * (1 - fv);
			const wc = (1 - fu) * fv;
			const wd = fu * fv;
			for (let k = 0; k < SKIN_FLOATS; k++) {
				target[k] =
					wa * texels[a + k] +
					wb * texels[a + SKIN_FLOATS + k] +
					wc * texels[b + k] +
					wd * texels[b + SKIN_FLOATS + k];
			}
		},
	};
}
