// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { setSession, setUser } from "#api/session-store.ts";
import { buildUser } from "#testing/build-user.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import RegisterScreen from "./register-screen.tsx";

let server: StubServer | undefined;
afterEach(() => {
	cleanup();
	server?.restore();
	sessionStorage.clear();
	setSession({ status: "unknown" });
});

const newcomer = buildUser({ onboarding_complete: false });
const photo = new File(["pixels"], "me.jpg", { type: "image/jpeg" });

function open(address = "/register") {
	const place = (name: string) => <p>{name}</p>;
	const router = createMemoryRouter(
		[
			{ path: "/register", element: <RegisterScreen /> },
			{ path: "/login", element: place("login") },
			{ path: "/dashboard", element: place("dashboard") },
			{ path: "/results/:checkinId", element: place("results") },
		],
		{ initialEntries: [address] },
	);
	const { container } = render(<RouterProvider router={router} />);
	const choosePhoto = async () => {
		const input = container.querySelector<HTMLInputElement>("input[type=file]");
		if (input === null) throw new Error("No file input on the page");
		await userEvent.upload(input, photo);
	};
	return { router, choosePhoto };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const alertText = async () => (await screen.findByRole("alert")).textContent;

test("a verified newcomer resumes at step 2, and the address says so", async () => {
	setUser(newcomer);
	const { router } = open();
	await waitFor(() => expect(router.state.location.search).toBe("?step=2&email=ana%40example.com"));
	expect(screen.getByText("Step 2 of 4")).toBeTruthy();
});

test("step 2 without a session goes to /login and comes back", async () => {
	setSession({ status: "signed_out", offline: false });
	const { router } = open("/register?step=2&email=a%40b.cd");
	await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
	expect(new URLSearchParams(router.state.location.search).get("next")).toBe(
		"/register?step=2&email=a%40b.cd",
	);
});

test("somebody who is done is sent to the dashboard", async () => {
	setUser(buildUser());
	const { router } = open();
	await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
});

test("step 2 asks for a selfie, then for its check", async () => {
	setUser(newcomer);
	const { choosePhoto } = open();
	await press("Continue");
	expect(await alertText()).toBe("Please upload a selfie.");
	await choosePhoto();
	await press("Continue");
	expect(await alertText()).toBe("Please validate your selfie before continuing.");
});

test("a failed photo shows its reason and does not advance", async () => {
	server = stubServer({
		"POST /api/validate-photo": { json: { status: "fail", reason: "The photo is too dark." } },
	});
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	await press("Check photo");
	expect(await alertText()).toBe("The photo is too dark.");
	await press("Continue");
	expect(screen.getByText("Step 2 of 4")).toBeTruthy();
	expect(server.calls[0]?.headers.get("x-client-key")).toBe("dewlight-web/1");
});

test("a check that breaks says so, with the server's sentence when it has one", async () => {
	const answers = [
		{ status: 500, json: {} },
		{ status: 415, json: { detail: "This file is not a photo." } },
	];
	server = stubServer({ "POST /api/validate-photo": () => answers.shift() ?? {} });
	setUser(newcomer);
	const { choosePhoto } = open();
	await choosePhoto();
	await press("Check photo");
	expect(await alertText()).toBe("Image validation failed.");
	await press("Check photo");
	await waitFor(async () => expect(await alertText()).toBe("This file is not a photo."));
});

test("after the concerns the answers are saved, the scan starts and its page opens", async () => {
	server = stubServer({
		"POST /api/validate-photo": { json: { status: "warn", reason: "The light comes from one side." } },
		"POST /api/onboarding": { json: { ok: true, onboarding_complete: true, user: buildUser() } },
		"POST /api/scan-skin": { status: 202, json: { id: 42, status: "processing" } },
	});
	setUser(newcomer);
	const { router, choosePhoto } = open();
	await choosePhoto();
	await press("Check photo");
	await screen.findByText("The light comes from one side.");
	await press("Continue");
	await userEvent.click(screen.getByLabelText("Even tone"));
	await press("Continue");
	await userEvent.click(screen.getByLabelText("Dark spots"));
	await press("Start my first scan");
	await waitFor(() => expect(router.state.location.pathname).toBe("/results/42"));
	expect(server.calls.map((call) => call.path)).toEqual([
		"/api/validate-photo",
		"/api/onboarding",
		"/api/scan-skin",
	]);
	expect(server.calls[1]?.body).toBe('{"goals":["Even tone"],"issues":["Dark spots"],"preferences":{}}');
});

test("when the scan does not start, onboarding is still done and the dashboard opens", async () => {
	const warned = vi.spyOn(console, "warn").mockReturnValue();
	server = stubServer({
		"POST /api/validate-photo": { json: { status: "pass", reason: null } },
		"POST /api/onboarding": { json: { ok: true, onboarding_complete: true, user: buildUser() } },
		"POST /api/scan-skin": { status: 403, json: { detail: "upgrade_needed" } },
	});
	setUser(newcomer);
	const { router, choosePhoto } = open();
	await choosePhoto();
	await press("Check photo");
	await screen.findByText("This photo works well.");
	await press("Continue");
	await press("Continue");
	await press("Start my first scan");
	await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
	expect(router.state.location.state).toEqual({ scanNotStarted: true });
	expect(warned).toHaveBeenCalledOnce();
});
