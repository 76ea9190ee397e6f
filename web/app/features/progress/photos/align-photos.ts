/** Where one picture lies on another: shares of its width and height, a factor, and degrees clockwise. */
export interface Placement {
	x: number;
	y: number;
	scale: number;
	roll: number;
}

/** A small picture in brightness from 0 to 255. */
export interface GreyPicture {
	width: number;
	height: number;
	values: Float32Array;
}

const AS_TAKEN: Placement = { x: 0, y: 0, scale: 1, roll: 0 };
/** Thumbnails hold the face at much the same place; what lies beyond is another picture. */
const MOST: Placement = { x: 0.12, y: 0.12, scale: 0.14, roll: 12 };
const FIRST_STEP: Placement = { x: 0.04, y: 0.04, scale: 0.05, roll: 4 };
const HALVINGS = 5;
const AXES = ["x", "y", "scale", "roll"] as const;
/** Cheeks and forehead are large and even; what tells where a face lies are edges of about this many pixels. */
const NEIGHBOURHOOD = 3;
/** Hair and background around the face move by themselves; shares of the half edges. */
const FACE = { x: 0.72, y: 0.8 };

/** The placement of `moving` that covers `still` best, found by small steps from where it lies. */
export function alignPhotos(still: GreyPicture, moving: GreyPicture): Placement {
	const [fixed, free] = [withoutLight(still), withoutLight(moving)];
	let best = AS_TAKEN;
	let score = likeness(fixed, free, best);
	let step = FIRST_STEP;
	for (let round = 0; round < HALVINGS; round++) {
		for (let better = true; better; ) {
			better = false;
			for (const axis of AXES)
				for (const way of [-1, 1]) {
					const tried = { ...best, [axis]: best[axis] + way * step[axis] };
					if (Math.abs(tried[axis] - AS_TAKEN[axis]) > MOST[axis]) continue;
					const found = likeness(fixed, free, tried);
					if (found <= score) continue;
					[best, score, better] = [tried, found, true];
				}
		}
		step = { x: step.x / 2, y: step.y / 2, scale: step.scale / 2, roll: step.roll / 2 };
	}
	return best;
}

/** Brightness beside what is around it, so that another light changes little. */
function withoutLight({ width, height, values }: GreyPicture): GreyPicture {
	const out = new Float32Array(values.length);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			let sum = 0;
			let count = 0;
			for (let v = Math.max(0, y - NEIGHBOURHOOD); v <= Math.min(height - 1, y + NEIGHBOURHOOD); v++)
				for (let u = Math.max(0, x - NEIGHBOURHOOD); u <= Math.min(width - 1, x + NEIGHBOURHOOD); u++) {
					sum += values[v * width + u] ?? 0;
					count++;
				}
			const around = sum / count;
			out[y * width + x] = ((values[y * width + x] ?? 0) - around) / (around + 8);
		}
	return { width, height, values: out };
}

/** Normalized correlation over the face, -1 to 1. */
function likeness(still: GreyPicture, moving: GreyPicture, { x, y, scale, roll }: Placement): number {
	const { width, height } = still;
	const [cos, sin] = [Math.cos((roll * Math.PI) / 180) / scale, Math.sin((roll * Math.PI) / 180) / scale];
	const [midX, midY] = [(width - 1) / 2, (height - 1) / 2];
	let [product, one, other] = [0, 0, 0];
	for (let v = 0; v < height; v++) {
		for (let u = 0; u < width; u++) {
			const [dx, dy] = [u - midX, v - midY];
			if ((dx / midX / FACE.x) ** 2 + (dy / midY / FACE.y) ** 2 > 1) continue;
			const [px, py] = [dx - x * width, dy - y * height];
			const a = still.values[v * width + u] ?? 0;
			const b = valueAt(moving, midX + cos * px + sin * py, midY - sin * px + cos * py);
			product += a * b;
			one += a * a;
			other += b * b;
		}
	}
	return product / Math.max(1e-9, Math.sqrt(one * other));
}

/** Between pixels in proportion; nothing outside. */
function valueAt({ width, height, values }: GreyPicture, x: number, y: number): number {
	const [left, top] = [Math.floor(x), Math.floor(y)];
	if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0;
	const [fx, fy] = [x - left, y - top];
	const at = top * width + left;
	const upper = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx;
	const lower = (values[at + width] ?? 0) * (1 - fx) + (values[at + width + 1] ?? 0) * fx;
	return upper * (1 - fy) + lower * fy;
}

/** Beyond this a picture is gray or burnt out after all. */
const MOST_GAIN = 1.4;

/** By how much brighter `moving` has to be shown to be as bright as `still` over the middle of the face. */
export function brightnessGain(still: GreyPicture, moving: GreyPicture): number {
	const gain = middleBrightness(still) / Math.max(1, middleBrightness(moving));
	return Math.min(MOST_GAIN, Math.max(1 / MOST_GAIN, gain));
}

function middleBrightness({ width, height, values }: GreyPicture): number {
	const middle = values.filter((_, at) => {
		const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.5];
		return Math.abs(x) < 0.25 && Math.abs(y) < 0.25;
	});
	return middle.toSorted()[Math.floor(middle.length / 2)] ?? 0;
}
