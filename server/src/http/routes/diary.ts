import type { DiaryEntry } from "@dewlight/contracts/diary.ts";
import type { Services } from "#use-cases/context.ts";
import { type DiaryDayView, readDiary, writeDiary } from "#use-cases/diary/index.ts";
import { endpoint } from "../endpoint.ts";
import { presentSteps } from "../present/profile.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

export function diaryRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("diary"),
		handler: async (request) => {
			const days = await readDiary({ ctx: userContext(services, request), input: request.query });
			return {
				days: days.map(({ entry, done, ...day }) => ({
					...day,
					done: presentSteps(done),
					entry: presentEntry(entry),
				})),
			};
		},
	});

	app.route({
		...endpoint("writeDiary"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { entry, stung, planChanged } = await writeDiary({ ctx, input: request.body });
			return { entry: presentEntry(entry), stung_days: stung, plan_changed: planChanged };
		},
	});
}

function presentEntry(entry: DiaryDayView["entry"]): DiaryEntry | null {
	if (entry === null) return null;
	const { felt, sleep, stress, cycle, sun, note, redFlags } = entry;
	return { felt, sleep, stress, cycle, sun, note, red_flags: redFlags };
}
