import type { Services } from "../context.ts";

const PATIENCE_MS = 3_000;

export interface Readiness {
	ready: boolean;
	parts: Record<string, { ok: boolean; detail?: string }>;
}

/** Asks every part the product needs. Says which does not answer, never why: the reason is in the log. */
export async function checkReadiness({ services }: { services: Services }): Promise<Readiness> {
	const { analyst, log, objects, probes } = services;
	const checks: Record<string, () => Promise<void>> = {
		database: probes.database,
		queue: probes.queue,
		object_store: () => objects.check(),
		engine: () => analyst.warmUp(),
	};
	const parts: Readiness["parts"] = {};
	await Promise.all(
		Object.entries(checks).map(async ([name, check]) => {
			try {
				await withPatience(check());
				parts[name] = { ok: true };
			} catch (error) {
				log.error({ err: error, part: name }, "a part is not ready");
				parts[name] = { ok: false, detail: "not ready" };
			}
		}),
	);
	return { ready: Object.values(parts).every((part) => part.ok), parts };
}

async function withPatience(work: Promise<void>): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
	});
	try {
		await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}
