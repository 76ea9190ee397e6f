/** Normal errors from a fixed sequence (Box-Muller over a linear congruence), so that a figure stays one figure. */
export function normalErrors(seed: number): () => number {
	let state = seed;
	const uniform = () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return (state + 1) / 4_294_967_297;
	};
	return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
