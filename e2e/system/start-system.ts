import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FullConfig } from "@playwright/test";
import { announceProducts, type JourneyProduct, ownProduct } from "./products.ts";
import { type Product, ROOT, startProduct } from "./start-product.ts";

/** A product for each worker where none was announced from outside, with the people its journeys meet; stopped after the last one. */
export default async function startSystem({ workers }: FullConfig): Promise<() => Promise<void>> {
	if (ownProduct()) return async () => undefined;
	const running: Product[] = [];
	const seeded = await mkdtemp(join(tmpdir(), "dewlight-seeded-"));
	const end = async () => {
		await Promise.all(running.map((product) => product.end()));
		await rm(seeded, { recursive: true, force: true });
	};
	try {
		const products: JourneyProduct[] = [];
		let invites: string[] = [];
		for (let worker = 0; worker < workers; worker += 1) {
			const product = await startProduct({}, async (env) => {
				const dataDir = env.DATA_DIR ?? "";
				if (worker > 0 && !process.env.TEST_DATABASE_URL) {
					await cp(seeded, dataDir, { recursive: true });
					return;
				}
				invites = await seedPeople(env);
				await cp(dataDir, seeded, { recursive: true });
			});
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

/**
 * Before the server takes the database: the embedded one has room for one process at a time. Further products on
 * embedded ones begin with a copy of the first one's data.
 */
async function seedPeople(env: NodeJS.ProcessEnv): Promise<string[]> {
	const { stdout } = await promisify(execFile)(process.execPath, ["e2e/system/seed-people.ts"], {
		cwd: ROOT,
		env,
	});
	return JSON.parse(stdout);
}
