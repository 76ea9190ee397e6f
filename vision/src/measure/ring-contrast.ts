import type { SkinAbsorbance } from "./skin-absorbance.ts";

const SECTORS = 8;
/** Core, and ring around it, in radii. */
const CORE = 0.7;
const INNER = 1.4;
const OUTER = 2.4;
/** A direction with fewer pixels of skin is not looked at; with fewer such directions nothing is said. */
const LEAST_PIXELS = 2;
const LEAST_SECTORS = 5;

/** A disc's core and eight parts of the ring around it, as steps from its middle in a picture of one width. */
export interface RingStencil {
	core: Int32Array;
	between: Int32Array;
	ring: Int32Array;
	/** The part each step of `ring` lies in. */
	sector: Uint8Array;
	/** Distances of the steps of `core` and `ring` from the middle. */
	coreReach: Float32Array;
	ringReach: Float32Array;
}

export function ringStencil(radius: number, width: number): RingStencil {
	const core = Math.max(1, CORE * radius);
	const inner = Math.max(core + 1, INNER * radius);
	const outer = inner + Math.max(2, (OUTER - INNER) * radius);
	const reach = Math.ceil(outer);
	const [inCore, between, inRing, sector, coreReach, ringReach]: number[][] = [[], [], [], [], [], []];
	for (let dy = -reach; dy <= reach; dy++) {
		for (let dx = -reach; dx <= reach; dx++) {
			const distance = Math.hypot(dx, dy);
			const step = dy * width + dx;
			if (distance > outer) continue;
			if (distance <= core) {
				inCore.push(step);
				coreReach.push(distance);
			} else if (distance < inner) between.push(step);
			else {
				inRing.push(step);
				ringReach.push(distance);
				sector.push(Math.floor(((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * SECTORS) % SECTORS);
			}
		}
	}
	return {
		core: Int32Array.from(inCore),
		between: Int32Array.from(between),
		ring: Int32Array.from(inRing),
		sector: Uint8Array.from(sector),
		coreReach: Float32Array.from(coreReach),
		ringReach: Float32Array.from(ringReach),
	};
}

/** Share of the stencil around a pixel that is skin. */
export function skinAround(mask: Uint8Array, i: number, { core, between, ring }: RingStencil): number {
	let skin = 0;
	for (let n = 0; n < core.length; n++) skin += mask[i + core[n]];
	for (let n = 0; n < between.length; n++) skin += mask[i + between[n]];
	for (let n = 0; n < ring.length; n++) skin += mask[i + ring[n]];
	return skin / (core.length + between.length + ring.length);
}

/** Core less ring. */
export interface RingContrast {
	own: number;
	/** The same against the second least different direction: near 0 at an edge, a line or a fold. */
	weakest: number;
	red: number;
	green: number;
	blue: number;
	/** Plain darkness of the ring's darkest direction less that of its lightest. */
	slope: number;
	/** Steps of a byte that one dose, 100 times an absorbance, takes at the ring's lightness. */
	bytesPerDose: number;
}

/** Bytes rise about as the 2.2nd root of light. */
const GAMMA = 2.2;
const BYTES_PER_DOSE = (255 * Math.LN10) / (100 * GAMMA);

const sums = new Float64Array(SECTORS);
const darkness = new Float64Array(SECTORS);
const counts = new Float64Array(SECTORS);

/** Compares a core with the ring around it, skin only; null where too little skin is around. */
export function ringContrast(
	plane: Float32Array,
	{ mask, channels: [red, green, blue] }: SkinAbsorbance,
	middle: number,
	{ core, ring, sector }: RingStencil,
): RingContrast | null {
	sums.fill(0);
	darkness.fill(0);
	counts.fill(0);
	const inCore = { count: 0, own: 0, red: 0, green: 0, blue: 0 };
	for (let n = 0; n < core.length; n++) {
		const i = middle + core[n];
		if (!mask[i]) continue;
		inCore.count++;
		inCore.own += plane[i];
		inCore.red += red[i];
		inCore.green += green[i];
		inCore.blue += blue[i];
	}
	const inRing = { count: 0, own: 0, red: 0, green: 0, blue: 0 };
	for (let n = 0; n < ring.length; n++) {
		const i = middle + ring[n];
		if (!mask[i]) continue;
		sums[sector[n]] += plane[i];
		darkness[sector[n]] += (red[i] + green[i] + blue[i]) / 3;
		counts[sector[n]]++;
		inRing.count++;
		inRing.own += plane[i];
		inRing.red += red[i];
		inRing.green += green[i];
		inRing.blue += blue[i];
	}
	let [seen, first, second] = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
	let [lightest, darkest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (let s = 0; s < SECTORS; s++) {
		if (counts[s] < LEAST_PIXELS) continue;
		seen++;
		const value = sums[s] / counts[s];
		second = Math.max(second, Math.min(first, value));
		first = Math.max(first, value);
		lightest = Math.min(lightest, darkness[s] / counts[s]);
		darkest = Math.max(darkest, darkness[s] / counts[s]);
	}
	if (inCore.count === 0 || seen < LEAST_SECTORS) return null;
	const own = inCore.own / inCore.count;
	return {
		own: own - inRing.own / inRing.count,
		weakest: own - second,
		red: inCore.red / inCore.count - inRing.red / inRing.count,
		green: inCore.green / inCore.count - inRing.green / inRing.count,
		blue: inCore.blue / inCore.count - inRing.blue / inRing.count,
		slope: darkest - lightest,
		bytesPerDose: BYTES_PER_DOSE * 10 ** (-inRing.green / inRing.count / (100 * GAMMA)),
	};
}
