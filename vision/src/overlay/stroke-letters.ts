/**
 * Letters as strokes on a grid: x-height 5, ascender 7.5, descender -2, baseline 0, y upwards. A stroke is a list of
 * points; `arc` bends replace corners. Drawn here so that a picture reads the same on a machine without fonts.
 */
export type Stroke = readonly (readonly [x: number, y: number])[];

export interface Letter {
	/** Advance to the next letter. */
	width: number;
	strokes: readonly Stroke[];
}

/** Points of an elliptic arc, degrees counter-clockwise from the right. */
function arc(x: number, y: number, radiusX: number, radiusY: number, from: number, to: number): Stroke {
	const steps = Math.max(3, Math.ceil(Math.abs(to - from) / 15));
	return Array.from({ length: steps + 1 }, (_, step) => {
		const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
		return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)] as const;
	});
}

const bowl = arc(2, 2.5, 2, 2.5, 0, 360);
const arch = (left: number, right: number): Stroke => [
	[left, 0],
	[left, 2.9],
	...arc((left + right) / 2, 3, (right - left) / 2, 2, 180, 0),
	[right, 0],
];

export const LETTERS: Record<string, Letter> = {
	" ": { width: 2.8, strokes: [] },
	"-": {
		width: 3.6,
		strokes: [
			[
				[0.4, 2.6],
				[2.8, 2.6],
			],
		],
	},
	A: {
		width: 6,
		strokes: [
			[
				[0, 0],
				[2.6, 7.2],
				[5.2, 0],
			],
			[
				[0.9, 2.5],
				[4.3, 2.5],
			],
		],
	},
	D: {
		width: 6,
		strokes: [[[0.3, 0], [0.3, 7.2], [1.9, 7.2], ...arc(1.9, 3.6, 3.1, 3.6, 90, -90), [0.3, 0]]],
	},
	L: {
		width: 4.6,
		strokes: [
			[
				[0.3, 7.2],
				[0.3, 0],
				[3.9, 0],
			],
		],
	},
	N: {
		width: 6.2,
		strokes: [
			[
				[0.3, 0],
				[0.3, 7.2],
				[5, 0],
				[5, 7.2],
			],
		],
	},
	R: {
		width: 5.5,
		strokes: [
			[[0.3, 0], [0.3, 7.2], [2.5, 7.2], ...arc(2.5, 5.3, 2, 1.9, 90, -90), [0.3, 3.4]],
			[
				[2.5, 3.4],
				[4.7, 0],
			],
		],
	},
	S: {
		width: 5.2,
		strokes: [[...arc(2.3, 5.4, 1.9, 1.8, 35, 250), ...arc(2.3, 1.85, 2.1, 1.85, 75, -145)]],
	},
	U: { width: 5.8, strokes: [[[0.3, 7.2], [0.3, 2.4], ...arc(2.5, 2.3, 2.2, 2.3, 180, 360), [4.7, 7.2]]] },
	V: {
		width: 5.8,
		strokes: [
			[
				[0, 7.2],
				[2.5, 0],
				[5, 7.2],
			],
		],
	},
	a: {
		width: 4.9,
		strokes: [
			bowl,
			[
				[4, 5],
				[4, 0],
			],
		],
	},
	b: {
		width: 4.9,
		strokes: [
			bowl,
			[
				[0, 7.5],
				[0, 0],
			],
		],
	},
	c: { width: 4.4, strokes: [arc(2, 2.5, 2, 2.5, 42, 318)] },
	d: {
		width: 4.9,
		strokes: [
			bowl,
			[
				[4, 7.5],
				[4, 0],
			],
		],
	},
	e: { width: 4.7, strokes: [[[0.1, 2.6], [4, 2.6], ...arc(2, 2.5, 2, 2.5, 0, 315)]] },
	g: { width: 4.9, strokes: [bowl, [[4, 5], [4, 0], ...arc(2, -0.2, 2, 2, 0, -140)]] },
	h: {
		width: 4.8,
		strokes: [
			[
				[0.1, 7.5],
				[0.1, 0],
			],
			arch(0.1, 3.8),
		],
	},
	i: {
		width: 1.6,
		strokes: [
			[
				[0.4, 0],
				[0.4, 5],
			],
			[
				[0.4, 6.9],
				[0.4, 7.1],
			],
		],
	},
	k: {
		width: 4.3,
		strokes: [
			[
				[0.2, 7.5],
				[0.2, 0],
			],
			[
				[3.4, 5],
				[0.2, 2.1],
			],
			[
				[1.4, 3.2],
				[3.7, 0],
			],
		],
	},
	l: {
		width: 1.6,
		strokes: [
			[
				[0.4, 7.5],
				[0.4, 0],
			],
		],
	},
	m: {
		width: 7.4,
		strokes: [
			[
				[0.1, 5],
				[0.1, 0],
			],
			arch(0.1, 3.3),
			arch(3.3, 6.5),
		],
	},
	n: {
		width: 4.8,
		strokes: [
			[
				[0.1, 5],
				[0.1, 0],
			],
			arch(0.1, 3.8),
		],
	},
	o: { width: 4.9, strokes: [bowl] },
	p: {
		width: 4.9,
		strokes: [
			bowl,
			[
				[0, 5],
				[0, -2.1],
			],
		],
	},
	r: {
		width: 3.2,
		strokes: [
			[
				[0.1, 5],
				[0.1, 0],
			],
			[[0.1, 2.9], ...arc(2, 2.9, 1.9, 2.1, 180, 75)],
		],
	},
	s: { width: 4.1, strokes: [[...arc(1.8, 3.7, 1.5, 1.3, 40, 250), ...arc(1.8, 1.3, 1.65, 1.3, 75, -145)]] },
	t: {
		width: 3.1,
		strokes: [
			[[1.1, 6.6], [1.1, 1.2], ...arc(2.2, 1.2, 1.1, 1.2, 180, 285)],
			[
				[0, 5],
				[2.4, 5],
			],
		],
	},
	u: {
		width: 4.8,
		strokes: [
			[[0.1, 5], [0.1, 2], ...arc(1.95, 2, 1.85, 2, 180, 360), [3.8, 5]],
			[
				[3.8, 5],
				[3.8, 0],
			],
		],
	},
	v: {
		width: 4.4,
		strokes: [
			[
				[0, 5],
				[1.9, 0],
				[3.8, 5],
			],
		],
	},
	w: {
		width: 6.2,
		strokes: [
			[
				[0, 5],
				[1.4, 0],
				[2.8, 4.6],
				[4.2, 0],
				[5.6, 5],
			],
		],
	},
	x: {
		width: 4.3,
		strokes: [
			[
				[0, 5],
				[3.6, 0],
			],
			[
				[3.6, 5],
				[0, 0],
			],
		],
	},
	y: {
		width: 4.3,
		strokes: [
			[
				[0, 5],
				[1.9, 0],
			],
			[
				[3.8, 5],
				[1.4, -1.6],
				[0.4, -2.1],
			],
		],
	},
};
