/** A loss with how it slopes. */
export interface Loss {
	loss: number;
	slope: Float64Array;
}

const ROUNDS = 45;
/** Steps that are remembered to tell how the loss curves. */
const MEMORY = 6;

/** L-BFGS from zero: the same loss gives the same point. */
export function minimize(size: number, lossAt: (point: Float64Array) => Loss): Float64Array {
	let point = new Float64Array(size);
	let { loss, slope } = lossAt(point);
	const steps: { moved: Float64Array; turned: Float64Array }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const direction = downhill(slope, steps);
		const fall = dot(direction, slope);
		let length = round === 0 ? Math.min(1, 1 / Math.sqrt(dot(slope, slope))) : 1;
		let next = point;
		let there: Loss = { loss, slope };
		for (let tries = 0; tries < 20; tries++, length /= 2) {
			next = point.map((value, at) => value + length * (direction[at] ?? 0));
			there = lossAt(next);
			if (there.loss <= loss + 1e-4 * length * fall) break;
		}
		const moved = next.map((value, at) => value - (point[at] ?? 0));
		const turned = there.slope.map((value, at) => value - (slope[at] ?? 0));
		if (dot(moved, turned) > 1e-12) steps.push({ moved, turned });
		if (steps.length > MEMORY) steps.shift();
		const gained = loss - there.loss;
		[point, loss, slope] = [next, there.loss, there.slope];
		if (gained < 1e-5 * Math.abs(loss)) break;
	}
	return point;
}

/** Adds what keeps weights small, so that single examples do not decide; what a row starts from may be anything. */
export function addDecay(decay: number, row: number, point: Float64Array, { loss, slope }: Loss): Loss {
	let sum = loss;
	for (let at = 0; at < point.length; at++) {
		if ((at + 1) % row === 0) continue;
		const weight = point[at] as number;
		sum += (decay / 2) * weight * weight;
		slope[at] = (slope[at] as number) + decay * weight;
	}
	return { loss: sum, slope };
}

function downhill(
	slope: Float64Array,
	steps: readonly { moved: Float64Array; turned: Float64Array }[],
): Float64Array {
	const direction = slope.map((value) => -value);
	const taken: number[] = [];
	for (const { moved, turned } of steps.toReversed()) {
		const amount = dot(moved, direction) / dot(moved, turned);
		taken.push(amount);
		for (let at = 0; at < direction.length; at++)
			direction[at] = (direction[at] as number) - amount * (turned[at] as number);
	}
	const last = steps.at(-1);
	const scale = last ? dot(last.moved, last.turned) / dot(last.turned, last.turned) : 1;
	for (let at = 0; at < direction.length; at++) direction[at] = (direction[at] as number) * scale;
	for (const { moved, turned } of steps) {
		const amount = (taken.pop() ?? 0) - dot(turned, direction) / dot(moved, turned);
		for (let at = 0; at < direction.length; at++)
			direction[at] = (direction[at] as number) + amount * (moved[at] as number);
	}
	return direction;
}

function dot(one: Float64Array, two: Float64Array): number {
	let sum = 0;
	for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (two[at] as number);
	return sum;
}
