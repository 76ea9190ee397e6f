import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { FullConfig } from "@playwright/test";
import { APP_PAGES, OLDEST_APP } from "./app-places.ts";
import { announceProducts, type JourneyProduct } from "./products.ts";
import { type Product, ROOT, startProduct } from "./start-product.ts";

/** A product for each worker, with the people its journeys meet; stopped after the last one. */
export default async function startSystem({ workers }: FullConfig): Promise<() => Promise<void>> {
	const running: Product[] = [];
	const end = async () => {
		await Promise.all(running.map((product) => product.end()));
	};
	try {
		const products: JourneyProduct[] = [];
		for (let worker = 0; worker < workers; worker += 1) {
			let invites: string[] = [];
			const product = await startProduct(
				{ APP_ORIGIN: APP_PAGES, MIN_APP_VERSION: OLDEST_APP },
				async (env) => {
					invites = await seedPeople(env);
				},
			);
			running.push(product);
			products.push({ address: product.address, invites });
		}
		announceProducts(products);
		return end;
	} catch (error) {
		await end();
		throw error;
	}
}

/** Before the server takes the database: the embedded one has room for one process at a time. */
async function seedPeople(env: NodeJS.ProcessEnv): Promise<string[]> {
	const { stdout } = await promisify(execFile)(process.execPath, ["e2e/system/seed-people.ts"], {
		cwd: ROOT,
		env,
	});
	return JSON.parse(stdout);
}
