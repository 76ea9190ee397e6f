import type { Services } from "#use-cases/context.ts";
import {
	addOwnProduct,
	confirmProduct,
	dropStep,
	getProfile,
	markDone,
	removeOwnProduct,
	removeProduct,
	searchProducts,
	skipRoutine,
	undoConfirm,
	updateProfile,
	writePlanCalendar,
} from "#use-cases/profile/index.ts";
import {
	presentAdded,
	presentAddition,
	presentDone,
	presentProduct,
	presentProductsInUse,
	presentProfile,
	presentSteps,
} from "../present/profile.ts";
import { type App, endpoint, userContext } from "../route.ts";

export function profileRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("profile"),
		handler: async (request) => presentProfile(await getProfile({ ctx: userContext(services, request) })),
	});

	app.route({
		...endpoint("updateProfile"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentProfile(await updateProfile({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("confirmProduct"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentAddition(await confirmProduct({ ctx, input: request.body }), request.body.ask);
		},
	});

	app.route({
		...endpoint("undoConfirm"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentProductsInUse(await undoConfirm({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("removeProduct"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentProductsInUse(await removeProduct({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("dropStep"),
		handler: async (request) => {
			const { dropped } = await dropStep({ ctx: userContext(services, request), input: request.body });
			return { dropped_steps: presentSteps(dropped) };
		},
	});

	app.route({
		...endpoint("markDone"),
		handler: async (request) => {
			const done = await markDone({ ctx: userContext(services, request), input: request.body });
			return { done_steps: presentDone(done) };
		},
	});

	app.route({
		...endpoint("skipRoutine"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { skipped, stung } = await skipRoutine({ ctx, input: request.body });
			return { skipped_routines: skipped, stung_days: stung };
		},
	});

	app.route({
		...endpoint("searchProducts"),
		handler: async (request) => {
			const found = await searchProducts({ ctx: userContext(services, request), input: request.query });
			return { products: found.map(presentProduct) };
		},
	});

	app.route({
		...endpoint("addOwnProduct"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentAdded(await addOwnProduct({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("removeOwnProduct"),
		handler: async (request) => {
			await removeOwnProduct({ ctx: userContext(services, request), input: request.params });
			return { ok: true as const };
		},
	});

	app.route({
		...endpoint("carePlanCalendar"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const { filename, text } = await writePlanCalendar({ ctx, input: request.query });
			return reply
				.type("text/calendar; charset=utf-8")
				.header("content-disposition", `attachment; filename="${filename}"`)
				.header("cache-control", "no-store")
				.send(text);
		},
	});
}
