import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { settleProducts } from "@dewlight/server/db/queries/save-products.ts";
import { products } from "@dewlight/server/db/schema/index.ts";
import { saveBatch } from "@dewlight/server/use-cases/catalogue/catalogue.ts";
import type { Services } from "@dewlight/server/use-cases/context.ts";
import { type RunningProduct, startProductWithPeople } from "./load/product-with-people.ts";
import { type Measurement, sideBySide } from "./measurement.ts";

const PATH = "/api/recommendations";
const FEW = 300;
const MANY = 100_000;
const BATCH = 500;
const ROUNDS = 21;
const WARM_UP = 5;

/** Fills the table up to that many rows, and lets the database take stock. */
async function fillCatalogue({ store, clock }: Services, rows: number): Promise<void> {
	const missing = rows - (await store.db.$count(products));
	for (let from = 0; from < missing; from += BATCH) {
		const batch = Array.from({ length: Math.min(BATCH, missing - from) }, (_, at) => variantOf(from + at));
		await store.transaction((tx) => saveBatch(tx, batch, clock.now()));
	}
	await settleProducts(store.db);
}

async function ask({ port, cookies }: RunningProduct): Promise<void> {
	const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, { headers: { cookie: cookies[0] ?? "" } });
	const { care_plan } = (await answer.json()) as { care_plan?: unknown[] };
	if (!answer.ok || care_plan?.length === 0) throw new Error(`${PATH} answered ${answer.status}.`);
}

export const recommendations: Measurement = {
	name: "recommendations",
	title: `GET ${PATH} of a person with a report, ${MANY} products by ${FEW}, warm, embedded database`,
	async run() {
		const few = await startProductWithPeople(null, { people: 1, browsers: 1 });
		try {
			const many = await startProductWithPeople(null, { people: 1, browsers: 1 });
			try {
				await fillCatalogue(few.services, FEW);
				await fillCatalogue(many.services, MANY);
				const contenders = { few: () => ask(few), many: () => ask(many) };
				const spent = await sideBySide(contenders, { rounds: ROUNDS, warmUp: WARM_UP });
				const ratio = spent.many.wall / spent.few.wall;
				return {
					available: true,
					value: spent.many.wall,
					unit: "ms",
					peer: { name: `${FEW} products`, value: spent.few.wall },
					ratio,
					judged: ratio,
					target: { at: "most", limit: 3 },
					detail: {
						many_cpu_ms: spent.many.cpu,
						few_cpu_ms: spent.few.cpu,
						ratio_cpu: spent.many.cpu / spent.few.cpu,
					},
				};
			} finally {
				await many.close();
			}
		} finally {
			await few.close();
		}
	},
};

/** A row like the starter's, under a name and an id of its own, with a price and rating near the first one's. */
function variantOf(number: number): CatalogueProduct {
	const product = STARTER_CATALOGUE[number % STARTER_CATALOGUE.length];
	const round = Math.floor(number / STARTER_CATALOGUE.length);
	if (!product) throw new Error("The starter catalogue is empty.");
	const cents = ((product.price ?? 10) * 100 * (80 + ((number * 7) % 41))) / 100;
	return {
		...product,
		id: `generated-${number}`,
		name: `${product.name} No. ${round}`,
		price: Math.round(cents) / 100,
		rating:
			product.rating === null ? null : Math.round(Math.min(5, product.rating + (round % 7) / 20) * 100) / 100,
		source: "generated",
	};
}
