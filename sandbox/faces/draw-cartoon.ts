import type { DrawnFace } from "./draw-face.ts";

type Color = readonly [red: number, green: number, blue: number];
/** A flat shape in a unit square, y down: true inside. */
type Shape = (x: number, y: number) => boolean;

const OVERSAMPLE = 3;

function ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
	return (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
}

function both(left: Shape): Shape {
	return (x, y) => left(x, y) || left(1 - x, y);
}

/** A band along a parabola from x0 to x1. */
function arc(x0: number, x1: number, y: number, sag: number, thick: number): Shape {
	const middle = (x0 + x1) / 2;
	const half = (x1 - x0) / 2;
	return (px, py) => {
		const t = (px - middle) / half;
		return Math.abs(t) < 1 && Math.abs(py - (y + sag * (1 - t * t))) < thick * (1 - 0.5 * t * t);
	};
}

const LAYERS: readonly (readonly [Shape, Color])[] = [
	[() => true, [196, 220, 232]],
	[ellipse(0.5, 0.4, 0.27, 0.31), [82, 52, 38]],
	[(x, y) => Math.abs(x - 0.5) < 0.09 && y > 0.68 && y < 0.86, [226, 170, 132]],
	[ellipse(0.5, 1.02, 0.36, 0.2), [72, 120, 150]],
	[ellipse(0.5, 0.48, 0.225, 0.285), [242, 190, 152]],
	[(x, y) => ellipse(0.5, 0.36, 0.245, 0.2)(x, y) && y < 0.3 + 0.5 * (x - 0.45) ** 2, [82, 52, 38]],
	[both(ellipse(0.405, 0.44, 0.043, 0.024)), [255, 255, 255]],
	[both(ellipse(0.405, 0.44, 0.02, 0.022)), [92, 62, 40]],
	[both(ellipse(0.405, 0.44, 0.01, 0.011)), [20, 18, 18]],
	[both(arc(0.36, 0.45, 0.4, -0.022, 0.006)), [50, 34, 28]],
	[both(arc(0.35, 0.455, 0.37, -0.024, 0.01)), [70, 44, 32]],
	[arc(0.465, 0.535, 0.55, 0.014, 0.007), [205, 140, 108]],
	[arc(0.43, 0.57, 0.635, 0.034, 0.017), [200, 90, 90]],
	[arc(0.43, 0.57, 0.632, 0.026, 0.004), [130, 50, 54]],
];

/** A flat vector-like face that a face detector accepts and no skin measurement may. */
export function drawCartoon(size = 900): DrawnFace {
	const rgb = new Uint8Array(size * size * 3);
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size; x++) {
			const sum = [0, 0, 0];
			for (let sample = 0; sample < OVERSAMPLE * OVERSAMPLE; sample++) {
				const u = (x + ((sample % OVERSAMPLE) + 0.5) / OVERSAMPLE) / size;
				const v = (y + (Math.floor(sample / OVERSAMPLE) + 0.5) / OVERSAMPLE) / size;
				const layer = LAYERS.findLast(([shape]) => shape(u, v));
				if (layer) for (let c = 0; c < 3; c++) sum[c] += layer[1][c];
			}
			for (let c = 0; c < 3; c++) rgb[3 * (y * size + x) + c] = Math.round(sum[c] / OVERSAMPLE ** 2);
		}
	}
	return { rgb, width: size, height: size };
}
