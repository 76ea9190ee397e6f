import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { StreamSeen } from "./chat-streams-child.ts";
import { type Browsers, scriptedUpstream, startBrowsers } from "./chat-streams-server.ts";
import { type RunningProduct, startProductWithPeople } from "./load/product-with-people.ts";
import type { Measurement } from "./measurement.ts";

const STREAMS = 500;
const PEOPLE = 100;
const PIECES = Array.from({ length: 40 }, (_, i) => `piece ${i} `);
const PAUSE_MS = 50;
const KILOBYTE = 1_000;

/** Bytes in use by this isolate after everything unused is collected, and of the whole process. */
function memoryNow(): { used: number; resident: number } {
	setFlagsFromString("--expose-gc");
	const collect = runInNewContext("gc") as () => void;
	collect();
	collect();
	const { heapUsed, external, rss } = process.memoryUsage();
	return { used: heapUsed + external, resident: rss };
}

/** All streams at once; they speak when every one of them is open and its memory was taken. */
async function openAll(product: RunningProduct, browsers: Browsers) {
	const speak = Promise.withResolvers<void>();
	const upstream = scriptedUpstream({ before: () => speak.promise, pieces: PIECES, pauseMs: PAUSE_MS });
	product.services.assistants = {
		guide: upstream,
		model: { assistant: upstream, dailyTokens: Number.MAX_SAFE_INTEGER },
	};
	const before = memoryNow();
	let open = before;
	const cookies = Array.from({ length: STREAMS }, (_, i) => product.cookies[i % PEOPLE] ?? "");
	const seen = await browsers.stream(product.port, cookies, async () => {
		open = memoryNow();
		speak.resolve();
	});
	return {
		seen,
		used: (open.used - before.used) / STREAMS,
		resident: (open.resident - before.resident) / STREAMS,
	};
}

/** Events that did not arrive, arrived twice or in another order. */
function countDropped(seen: readonly StreamSeen[]): number {
	const whole = ["session_started", ...PIECES.map(() => "content_delta")].join();
	return seen.filter(({ types, deltas }) => types.join() !== whole || deltas.join("") !== PIECES.join(""))
		.length;
}

export const chatStreams: Measurement = {
	name: "chat-streams",
	title: `memory of each of ${STREAMS} streams open at once on one process, every event of which arrives`,
	async run() {
		const product = await startProductWithPeople(null, { people: PEOPLE, browsers: PEOPLE });
		const browsers = startBrowsers();
		try {
			// The first round compiles, and grows the database and its buffers once.
			await openAll(product, browsers);
			const { seen, used, resident } = await openAll(product, browsers);
			const dropped = countDropped(seen) + (STREAMS - seen.length);
			return {
				available: true,
				value: used / KILOBYTE,
				unit: "KB per open stream",
				peer: null,
				ratio: null,
				// A stream that lost an event is no stream, however little it takes.
				judged: dropped > 0 ? Number.POSITIVE_INFINITY : Math.max(used, resident) / KILOBYTE,
				target: { at: "most", limit: 100 },
				detail: { resident_kb: resident / KILOBYTE, streams: seen.length, dropped },
			};
		} finally {
			browsers.close();
			await product.close();
		}
	},
};
