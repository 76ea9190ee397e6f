// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onFeedbackRequested, reportSessionEnded } from "#api/frame-events.ts";
import { getSession, setSession, setUser } from "#api/session.ts";
import { GUIDE_NAMES, GUIDE_TITLES, guidePath } from "#guides.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import { useSessionLife } from "../../layouts/site-layout.tsx";
import { Footer } from "./footer.tsx";
import { NavBar } from "./nav-bar.tsx";
import NotFoundScreen from "./not-found-screen.tsx";

beforeEach(() => setSession({ status: "signed_out", offline: false }));
afterEach(cleanup);

const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

function Frame() {
	useSessionLife();
	return (
		<>
			<NavBar />
			<Footer />
		</>
	);
}

test("a visitor finds the legal texts, the plans, contact and feedback, and no way out of nothing", async () => {
	const upgrade = vi.fn();
	window.addEventListener("upgradeNeeded", upgrade);
	const feedback = vi.fn();
	const stop = onFeedbackRequested(feedback);
	showRoutes("/", <Footer />);
	expect(linkTo("Terms of Service")).toBe("/terms#terms-of-service");
	expect(linkTo("Privacy Policy")).toBe("/terms#privacy-policy");
	expect(linkTo("Medical Disclaimer")).toBe("/terms#medical-disclaimer");
	expect(linkTo("Fair Use Policy")).toBe("/terms#fair-use-policy");
	expect(linkTo("Contact")).toBe("/contact");
	expect(linkTo("Android app on Google Play (opens in a new tab)")).toBe(
		"https://play.google.com/store/apps/details?id=app.dewlight.skin",
	);
	expect(screen.queryByRole("link", { name: "Logout" })).toBeNull();
	await userEvent.click(screen.getByRole("button", { name: "Pricing & Plans" }));
	expect(upgrade.mock.calls[0]?.[0].detail).toEqual({ plan: "free" });
	await userEvent.click(screen.getByRole("button", { name: "Send Feedback" }));
	expect(feedback).toHaveBeenCalledExactlyOnceWith("general");
	window.removeEventListener("upgradeNeeded", upgrade);
	stop();
});

test("the footer leads to every guide by its name", () => {
	showRoutes("/", <Footer />);
	for (const name of GUIDE_NAMES) expect(linkTo(GUIDE_TITLES[name])).toBe(guidePath(name));
});

test("who stands before a gate finds the way out, and no page that leads back to the gate", () => {
	setUser(buildUser({ is_email_verified: false }));
	showRoutes("/", <Frame />);
	expect(linkTo("Logout")).toBe("/logout");
	expect(linkTo("Contact")).toBe("/contact");
	expect(screen.queryByRole("link", { name: "Retinol" })).toBeNull();
	expect(screen.queryByRole("link", { name: "Login" })).toBeNull();
	expect(screen.queryByRole("link", { name: "Dashboard" })).toBeNull();
});

test("while the session is unknown the bar holds the brand alone", () => {
	setSession({ status: "unknown" });
	showRoutes("/", <NavBar />);
	const links = screen.getAllByRole("link").filter((link) => !link.closest("noscript"));
	expect(links.map((link) => link.getAttribute("href"))).toEqual(["/"]);
});

test.each([
	["free", "Upgrade Now for smarter skincare"],
	["trial", "Upgrade Now for smarter skincare"],
	["plus_annual", "Welcome back"],
	["pro", "Welcome back"],
	["admin", "Welcome back"],
] as const)("on %s the second row says “%s” and not the other", async (plan, words) => {
	setUser(buildUser({ plan }));
	showRoutes("/", <NavBar />);
	await screen.findByText(words);
	const said = ["Upgrade Now for smarter skincare", "Welcome back"].filter((text) =>
		screen.queryByText(text),
	);
	expect(said).toEqual([words]);
});

test("an address that does not exist leads a visitor home, to an account and to us", () => {
	showRoutes("/x", <NotFoundScreen />);
	expect(linkTo("To the home page")).toBe("/");
	expect(linkTo("Start a scan")).toBe("/register");
	expect(linkTo("Tell us what is missing")).toBe("/contact");
});

test("a member can report what the AI said", async () => {
	setUser(buildUser());
	showRoutes("/", <NavBar />);
	await screen.findByText("Hi, Ana");
	expect(linkTo("Report AI")).toBe("/contact?subject=Report%20AI");
});

test("a visitor's bar has three links and none about AI", () => {
	showRoutes("/", <NavBar />);
	const [bar] = screen.getAllByRole("navigation", { name: "Main" });
	expect([...(bar?.querySelectorAll("a") ?? [])].map((link) => link.textContent)).toEqual([
		"Home",
		"Register",
		"Login",
	]);
	expect(screen.queryByRole("link", { name: "Report AI" })).toBeNull();
});

test("a session that ends leads to the login and back here afterwards", async () => {
	setUser(buildUser());
	const router = showRoutes("/timeline", <Frame />, "/timeline?x=1");
	reportSessionEnded();
	await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
	expect(router.state.location.search).toBe("?next=%2Ftimeline%3Fx%3D1");
	expect(getSession().status).toBe("signed_out");
});

test("on the login page itself an ended session changes no address", async () => {
	setUser(buildUser());
	const router = showRoutes("/login", <Frame />, "/login?next=%2Fchat");
	reportSessionEnded();
	await waitFor(() => expect(getSession().status).toBe("signed_out"));
	expect(router.state.location.search).toBe("?next=%2Fchat");
});
