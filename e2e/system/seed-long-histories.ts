import { createHash } from "node:crypto";
import { DEMO_PEOPLE } from "@dewlight/sandbox/people/demo-people.ts";
import { createVisionAnalyst } from "@dewlight/server/adapters/photo-analyst/vision-analyst.ts";
import { compose } from "@dewlight/server/compose.ts";
import { readConfig } from "@dewlight/server/config.ts";
import { createLog } from "@dewlight/server/log.ts";
import type { AnalyzedPhoto, PhotoAnalyst } from "@dewlight/server/ports/photo-analyst.ts";
import { contextOf } from "@dewlight/server/use-cases/context.ts";
import { seedDemoPeople } from "@dewlight/server/use-cases/demo/index.ts";
import { setPersonPlan } from "@dewlight/server/use-cases/operations/index.ts";
import { LONG_HISTORIES } from "./long-histories.ts";

const DAY_MS = 86_400_000;

/** The real engine, which looks at each photo once: every further scan of it has the same numbers. */
function lookingOnce(analyst: PhotoAnalyst): PhotoAnalyst {
	const known = new Map<string, Promise<AnalyzedPhoto>>();
	return {
		...analyst,
		analyze: (photo, options) => {
			const key = createHash("sha256").update(photo).digest("hex");
			const answer = known.get(key) ?? analyst.analyze(photo, options);
			known.set(key, answer);
			return answer;
		},
	};
}

/** Fills the new database of the environment as the server itself would, and with people of long histories. */
async function main(): Promise<void> {
	const log = createLog({ level: "warn", destination: { write: (line) => void process.stderr.write(line) } });
	const analyst = lookingOnce(createVisionAnalyst({ threads: 1 }));
	const { services, close } = await compose({ config: { ...readConfig(), role: "web" }, log, analyst });
	try {
		const people = Object.values(LONG_HISTORIES);
		await seedDemoPeople({ services, people: [...DEMO_PEOPLE, ...people] });
		const ctx = contextOf(services, { kind: "operator", name: "journeys" } as const);
		for (const { email, plan, planDays } of people) {
			const until = planDays === null ? null : new Date(services.clock.now().getTime() + planDays * DAY_MS);
			await setPersonPlan({ ctx, input: { emailOrId: email, plan, until } });
		}
	} finally {
		await close();
	}
}

await main();
