import { setTimeout as wait } from "node:timers/promises";
import { scriptedUpstream, startBrowsers } from "./chat-streams-server.ts";
import { startProductWithPeople } from "./load/product-with-people.ts";
import { type Measurement, median } from "./measurement.ts";

const PEOPLE = 30;
const ROUNDS = 60;
const WARM_UP = 150;
const UPSTREAM_MS = 40;

export const chatFirstDelta: Measurement = {
	name: "chat-first-delta",
	title: `from sending a message to its first piece of text, over the first byte of a scripted model at ${UPSTREAM_MS} ms`,
	async run() {
		const product = await startProductWithPeople(null, { people: PEOPLE, browsers: PEOPLE });
		const browsers = startBrowsers();
		const upstream = scriptedUpstream({
			before: () => wait(UPSTREAM_MS),
			pieces: ["Yes. ", "It is."],
			pauseMs: 0,
		});
		product.services.assistants = {
			guide: upstream,
			model: { assistant: upstream, dailyTokens: Number.MAX_SAFE_INTEGER },
		};
		const samples: number[] = [];
		try {
			for (let round = -WARM_UP; round < ROUNDS; round++) {
				const cookie = product.cookies[(round + WARM_UP) % PEOPLE] ?? "";
				const [seen] = await browsers.stream(product.port, [cookie]);
				const first = upstream.firstBytes.at(-1);
				if (!seen || first === undefined) throw new Error("The stream had no text.");
				if (round >= 0) samples.push(seen.firstDelta - first);
			}
		} finally {
			browsers.close();
			await product.close();
		}
		const sorted = samples.toSorted((one, other) => one - other);
		const overhead = median(samples);
		return {
			available: true,
			value: overhead,
			unit: "ms over the model",
			peer: null,
			ratio: null,
			judged: overhead,
			target: { at: "most", limit: 15 },
			detail: {
				p95_ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
				fastest_ms: sorted[0] ?? Number.NaN,
			},
		};
	},
};
