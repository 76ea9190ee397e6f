import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import { startProductWithPeople } from "./load/product-with-people.ts";
import { type RequestLoad, startRequestLoad } from "./load/request-load.ts";
import { type Measurement, median } from "./measurement.ts";

const PATH = "/api/me";
const ROUNDS = 7;
const WARM_UP = 2;
const BROWSERS = 32;
const MILLISECONDS = 1_000;

interface Rates {
	product: number;
	bare: number;
}

/** A route that answers a value it holds: the least a server of this kind does. */
async function startBare(answer: unknown) {
	const app = fastify();
	app.get(PATH, async () => answer);
	await app.listen({ port: 0, host: "127.0.0.1" });
	return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}

/** Requests a second of both in one process, in turn, medians of the rounds. */
async function compare(load: RequestLoad, databaseServer: string | null): Promise<Rates> {
	const product = await startProductWithPeople(databaseServer, { people: BROWSERS, browsers: BROWSERS });
	try {
		const { cookies } = product;
		const headers = { cookie: cookies[0] };
		const answer: unknown = await (
			await fetch(`http://127.0.0.1:${product.port}${PATH}`, { headers })
		).json();
		const bare = await startBare(answer);
		const samples: Rates[] = [];
		try {
			for (let round = -WARM_UP; round < ROUNDS; round++) {
				const ask = ({ port }: { port: number }) =>
					load.run({ path: PATH, milliseconds: MILLISECONDS, cookies, port });
				const rates =
					round % 2 === 0
						? { product: await ask(product), bare: await ask(bare) }
						: { bare: await ask(bare), product: await ask(product) };
				if (round >= 0) samples.push(rates);
			}
		} finally {
			await bare.close();
		}
		return {
			product: median(samples.map((sample) => sample.product)),
			bare: median(samples.map((sample) => sample.bare)),
		};
	} finally {
		await product.close();
	}
}

export const me: Measurement = {
	name: "me",
	title: `GET ${PATH} from the browsers of ${BROWSERS} people on one process, by a bare Fastify route with the same JSON`,
	async run() {
		const server = process.env.TEST_DATABASE_URL;
		const load = startRequestLoad();
		try {
			const embedded = await compare(load, null);
			const ratio = embedded.product / embedded.bare;
			const postgres = server ? await compare(load, server) : null;
			const postgresRatio = postgres && postgres.product / postgres.bare;
			return {
				available: true,
				value: embedded.product,
				unit: "requests/s",
				peer: { name: "bare route", value: embedded.bare },
				ratio,
				judged: Math.min(ratio, postgresRatio ?? ratio),
				target: { at: "least", limit: 0.5 },
				detail: {
					embedded_ratio: ratio,
					...(postgres && {
						postgres_requests_per_s: postgres.product,
						postgres_bare_per_s: postgres.bare,
						postgres_ratio: postgres.product / postgres.bare,
					}),
				},
				...(!server && { notes: ["PostgreSQL skipped: TEST_DATABASE_URL is not set"] }),
			};
		} finally {
			await load.close();
		}
	},
};
