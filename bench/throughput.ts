import { createAnalysisPool } from "@dewlight/vision";
import type { Measurement } from "./measurement.ts";
import { phonePhoto } from "./phone-photo.ts";
import { sideBySide } from "./side-by-side.ts";

const PHOTOS = 10;

export const throughput: Measurement = {
	name: "throughput",
	title: `${PHOTOS} queued photos on two analysis threads, against one`,
	async run() {
		const photo = await phonePhoto();
		const pools = { one: createAnalysisPool({ threads: 1 }), two: createAnalysisPool({ threads: 2 }) };
		try {
			await Promise.all([pools.one.warmUp(), pools.two.warmUp()]);
			const queue = (pool: typeof pools.one) => () =>
				Promise.all(Array.from({ length: PHOTOS }, () => pool.analyze(photo)));
			const spent = await sideBySide(
				{ one: queue(pools.one), two: queue(pools.two) },
				{ rounds: 5, warmUp: 1 },
			);
			const ratio = spent.one.wall / spent.two.wall;
			return {
				available: true,
				value: spent.two.wall / PHOTOS,
				unit: "ms per photo",
				peer: { name: "one thread", value: spent.one.wall / PHOTOS },
				ratio,
				judged: ratio,
				target: { at: "least", limit: 1.6 },
				detail: {
					one_cpu_ms: spent.one.cpu / PHOTOS,
					two_cpu_ms: spent.two.cpu / PHOTOS,
					// What two idle processors would give; near the ratio when nothing else runs.
					ratio_by_processor_time: (2 * spent.one.cpu) / spent.two.cpu,
				},
			};
		} finally {
			await Promise.all([pools.one.close(), pools.two.close()]);
		}
	},
};
