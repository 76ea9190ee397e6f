import { okSchema } from "@dewlight/contracts/accounts.ts";
import {
	addOwnProductAnswerSchema,
	addOwnProductSchema,
	ownProductParamsSchema,
	productSearchAnswerSchema,
	productSearchQuerySchema,
} from "@dewlight/contracts/products.ts";
import {
	confirmedPlanAnswerSchema,
	confirmProductSchema,
	doneStepsAnswerSchema,
	droppedStepsAnswerSchema,
	dropStepSchema,
	markDoneSchema,
	profileSchema,
	removeProductSchema,
	skippedAnswerSchema,
	skipRoutineSchema,
	undoConfirmSchema,
	updateProfileSchema,
} from "@dewlight/contracts/profile.ts";
import { z } from "zod";
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
import { endpoint } from "../endpoint.ts";
import { presentProduct } from "../present/product.ts";
import {
	presentAdded,
	presentAddition,
	presentDone,
	presentProductsInUse,
	presentProfile,
	presentSteps,
} from "../present/profile.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

/** A day any calendar can show. */
const calendarQuerySchema = z.object({
	start: z.iso
		.date("Send the first day as YYYY-MM-DD.")
		.refine((day) => day >= "2000-01-01" && day < "2100-01-01", "Choose a day of this century.")
		.optional(),
});

export function profileRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("profile"),
		schema: { response: { 200: profileSchema } },
		config: { access: "gated" },
		handler: async (request) => presentProfile(await getProfile({ ctx: userContext(services, request) })),
	});

	app.route({
		...endpoint("updateProfile"),
		schema: { body: updateProfileSchema, response: { 200: profileSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentProfile(await updateProfile({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("confirmProduct"),
		schema: { body: confirmProductSchema, response: { 200: confirmedPlanAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentAddition(await confirmProduct({ ctx, input: request.body }), request.body.ask);
		},
	});

	app.route({
		...endpoint("undoConfirm"),
		schema: { body: undoConfirmSchema, response: { 200: confirmedPlanAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentProductsInUse(await undoConfirm({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("removeProduct"),
		schema: { body: removeProductSchema, response: { 200: confirmedPlanAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentProductsInUse(await removeProduct({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("dropStep"),
		schema: { body: dropStepSchema, response: { 200: droppedStepsAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const { dropped } = await dropStep({ ctx: userContext(services, request), input: request.body });
			return { dropped_steps: presentSteps(dropped) };
		},
	});

	app.route({
		...endpoint("markDone"),
		schema: { body: markDoneSchema, response: { 200: doneStepsAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const done = await markDone({ ctx: userContext(services, request), input: request.body });
			return { done_steps: presentDone(done) };
		},
	});

	app.route({
		...endpoint("skipRoutine"),
		schema: { body: skipRoutineSchema, response: { 200: skippedAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			const { skipped, stung } = await skipRoutine({ ctx, input: request.body });
			return { skipped_routines: skipped, stung_days: stung };
		},
	});

	app.route({
		...endpoint("searchProducts"),
		schema: { querystring: productSearchQuerySchema, response: { 200: productSearchAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const found = await searchProducts({ ctx: userContext(services, request), input: request.query });
			return { products: found.map(presentProduct) };
		},
	});

	app.route({
		...endpoint("addOwnProduct"),
		schema: { body: addOwnProductSchema, response: { 200: addOwnProductAnswerSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			const ctx = userContext(services, request);
			return presentAdded(await addOwnProduct({ ctx, input: request.body }));
		},
	});

	app.route({
		...endpoint("removeOwnProduct"),
		schema: { params: ownProductParamsSchema, response: { 200: okSchema } },
		config: { access: "gated" },
		handler: async (request) => {
			await removeOwnProduct({ ctx: userContext(services, request), input: request.params });
			return { ok: true as const };
		},
	});

	app.route({
		...endpoint("carePlanCalendar"),
		schema: { querystring: calendarQuerySchema },
		config: { access: "gated" },
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
