import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StubServer } from "#testing/stub-server.ts";
import { sampleProduct, sampleProfile } from "../testing/sample-profile.ts";
import { part, sentTo, showCarePlan } from "../testing/show-care-plan.tsx";

let server: StubServer | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => {
	cleanup();
	server?.restore();
});

type Answers = NonNullable<Parameters<typeof showCarePlan>[1]>;
const CONFIRM = "/api/profile/confirm-product";
const oil = sampleProduct("oil", { name: "Night oil", category: "serum", is_custom: true });
const profile = sampleProfile({ confirmed_care_plan: { morning_cleanser: sampleProduct("wash") } });
const confirms = {
	[`PATCH ${CONFIRM}`]: { json: { confirmed_care_plan: { morning_serum: oil }, warnings: [] } },
};

async function openDialog(answers: Answers) {
	server = showCarePlan(profile, answers);
	await userEvent.click(await screen.findByRole("button", { name: "Add what I own" }));
	return within(await screen.findByRole("dialog"));
}

test("a search waits for a pause, is walked with the arrows and taken with Enter", async () => {
	const dialog = await openDialog({
		"GET /api/products/search": { json: { products: [sampleProduct("a"), oil] } },
		...confirms,
	});
	const field = dialog.getByRole("combobox", { name: "Product or brand" });
	await userEvent.type(field, "night");
	expect(await dialog.findByText("2 products found.")).toBeDefined();
	expect(
		server?.calls.filter(({ path }) => path.startsWith("/api/products")).map(({ path }) => path),
	).toEqual(["/api/products/search?q=night"]);
	await userEvent.keyboard("{ArrowDown}{ArrowDown}");
	const option = dialog.getByRole("option", { name: /Night oil/ });
	expect(option.getAttribute("aria-selected")).toBe("true");
	expect(field.getAttribute("aria-activedescendant")).toBe(option.id);
	await userEvent.keyboard("{Enter}");
	expect(dialog.getByText("Night oil")).toBeDefined();
	await userEvent.selectOptions(dialog.getByLabelText("Step to put it in"), "night_serum");
	await userEvent.click(dialog.getByRole("button", { name: "Add to Your Plan" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(sentTo(server as StubServer, "PATCH", CONFIRM)).toMatchObject([
		{ step: "night_serum", product: { id: "oil" } },
	]);
});

test("a search without results and one that fails say so", async () => {
	const answers: Answers = { "GET /api/products/search": { json: { products: [] } } };
	const dialog = await openDialog(answers);
	const field = dialog.getByRole("combobox");
	await userEvent.type(field, "zzz");
	expect(await dialog.findByText(/Nothing found/)).toBeDefined();
	answers["GET /api/products/search"] = { status: 500, json: {} };
	await userEvent.type(field, "y");
	expect(await dialog.findByText(/The search did not answer/)).toBeDefined();
});

test("a pasted list shows what was read, and the product goes to its step", async () => {
	const dialog = await openDialog({
		"POST /api/products/own": {
			json: {
				product: oil,
				read: {
					ingredients: ["Aqua", "Retinol", "Parfum"],
					actives: [{ id: "retinol", name: "Retinol" }],
					unread: ["Xyzzy"],
					no_listed_fragrance: false,
					sensitive_safe: null,
				},
			},
		},
		...confirms,
	});
	await userEvent.click(dialog.getByRole("tab", { name: "Paste an ingredient list" }));
	await userEvent.click(dialog.getByRole("button", { name: "Read the list" }));
	expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
		"Give the product a name.",
		"Paste the ingredient list.",
	]);
	expect(document.activeElement).toBe(dialog.getByLabelText("Name"));
	await userEvent.type(dialog.getByLabelText("Name"), "Night oil");
	await userEvent.selectOptions(dialog.getByLabelText("Kind of product"), "serum");
	await userEvent.type(dialog.getByLabelText("Ingredient list"), "Aqua, Retinol, Parfum, Xyzzy");
	await userEvent.click(dialog.getByRole("button", { name: "Read the list" }));
	expect(await dialog.findByText("Night oil is saved to your products.")).toBeDefined();
	expect(dialog.getByText("Retinol")).toBeDefined();
	expect(dialog.getByText("Lists fragrance or essential oils")).toBeDefined();
	expect(dialog.queryByText(/sensitive/i)).toBeNull();
	expect(dialog.getByText("1 word we do not know")).toBeDefined();
	expect(sentTo(server as StubServer, "POST", "/api/products/own")).toEqual([
		{ name: "Night oil", category: "serum", inci: "Aqua, Retinol, Parfum, Xyzzy" },
	]);
	await userEvent.click(dialog.getByRole("button", { name: "Add to Your Plan" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a list that is refused keeps what was typed and shows the reason", async () => {
	const dialog = await openDialog({
		"POST /api/products/own": { status: 400, json: { detail: "This ingredient list is too long." } },
	});
	await userEvent.click(dialog.getByRole("tab", { name: "Paste an ingredient list" }));
	await userEvent.type(dialog.getByLabelText("Name"), "Night oil");
	await userEvent.type(dialog.getByLabelText("Ingredient list"), "Aqua");
	await userEvent.click(dialog.getByRole("button", { name: "Read the list" }));
	expect((await dialog.findByRole("alert")).textContent).toBe("This ingredient list is too long.");
	expect(dialog.getByLabelText<HTMLTextAreaElement>("Ingredient list").value).toBe("Aqua");
});

test("a step that cannot be taken says so in the dialog, and names what it would replace", async () => {
	vi.spyOn(console, "warn").mockReturnValue();
	const dialog = await openDialog({
		"GET /api/products/search": { json: { products: [sampleProduct("foam")] } },
		[`PATCH ${CONFIRM}`]: { status: 500, json: {} },
	});
	await userEvent.type(dialog.getByRole("combobox"), "foam");
	await userEvent.click(await dialog.findByRole("option"));
	const step = dialog.getByLabelText<HTMLSelectElement>("Step to put it in");
	expect(step.value).toBe("night_cleanser");
	await userEvent.selectOptions(step, "morning_cleanser");
	expect(dialog.getByText("Takes the place of Product wash.")).toBeDefined();
	await userEvent.click(dialog.getByRole("button", { name: "Add to Your Plan" }));
	expect((await dialog.findByRole("alert")).textContent).toBe("Failed to add to care plan.");
});

test("an own product is deleted only after the question", async () => {
	const answers: Answers = { "POST /api/products/own/oil/remove": { json: { ok: true } } };
	server = showCarePlan(sampleProfile({ ...profile, own_products: [oil] }), answers);
	const owned = await part("What you own");
	await userEvent.click(owned.getByRole("button", { name: "Delete Night oil" }));
	const question = within(await screen.findByRole("alertdialog"));
	await userEvent.click(question.getByRole("button", { name: "Keep it" }));
	expect(sentTo(server, "POST", "/api/products/own/oil/remove")).toEqual([]);
	await userEvent.click(owned.getByRole("button", { name: "Delete Night oil" }));
	answers["GET /api/profile"] = { json: profile };
	await userEvent.click(
		within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
	);
	expect(await screen.findByText("Night oil is deleted.")).toBeDefined();
	expect(owned.queryByText("Night oil")).toBeNull();
});
