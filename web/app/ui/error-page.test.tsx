// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorPage } from "./error-page.tsx";

afterEach(cleanup);

const title = () => screen.getByRole("heading", { level: 1 });

test("something that broke is said, with a new try, the way home and a report that says where", async () => {
	render(<ErrorPage error={new TypeError("x is not a function")} />);
	expect(title().textContent).toBe("Something went wrong.");
	expect(document.activeElement).toBe(title());
	expect(document.title).toBe("Something went wrong · Dewlight");
	expect(screen.getByRole("link", { name: "To the home page" }).getAttribute("href")).toBe("/");
	expect((await screen.findByRole("link", { name: "Contact" })).getAttribute("href")).toBe("/contact");
	const report = screen.getByRole("link", { name: "Report it by mail" }).getAttribute("href") ?? "";
	expect(report).toMatch(/^mailto:/);
	expect(decodeURIComponent(report)).toContain("TypeError: x is not a function");
});

test.each([
	"Failed to fetch dynamically imported module: https://dewlight.example/assets/chat-1a2b.js",
	"error loading dynamically imported module: https://dewlight.example/assets/chat-1a2b.js",
	"Importing a module script failed.",
	"Unable to preload CSS for /assets/chat-1a2b.css",
])("after “%s” a new version is told of, and a press loads it", async (message) => {
	const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
	render(<ErrorPage error={new TypeError(message)} />);
	expect(title().textContent).toBe("A new version is here.");
	await userEvent.click(screen.getByRole("button", { name: "Load again" }));
	expect(reload).toHaveBeenCalledOnce();
});

test("without a network no new version is claimed", () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	render(<ErrorPage error={new TypeError("Failed to fetch dynamically imported module: /a.js")} />);
	expect(title().textContent).toBe("You appear to be offline.");
});

test("what is missing is called missing", async () => {
	render(<ErrorPage error={{ status: 404, statusText: "Not Found", internal: true, data: "" }} />);
	expect(title().textContent).toBe("This page does not exist.");
	expect(screen.queryByRole("button", { name: "Load again" })).toBeNull();
	expect((await screen.findByRole("link", { name: "Start a scan" })).getAttribute("href")).toBe("/upload");
});
