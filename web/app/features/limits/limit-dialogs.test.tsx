// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { showRoutes } from "#testing/show-routes.tsx";
import { LimitDialogs } from "./limit-dialogs.tsx";

afterEach(cleanup);

test.each(["plus", "pro_annual"] as const)("fair use on %s leads to people, and closes", async (plan) => {
	const onClose = vi.fn();
	const router = showRoutes(
		"/upload",
		<LimitDialogs event="usageLimitExceeded" plan={plan} onClose={onClose} />,
	);
	expect(screen.getByRole("dialog", { name: "Fair Use Limit Reached" })).toBeTruthy();
	await userEvent.click(screen.getByRole("link", { name: "Contact Support" }));
	await waitFor(() => expect(router.state.location.pathname).toBe("/contact"));
	expect(router.state.location.search).toBe("?subject=General");
	expect(onClose).toHaveBeenCalledOnce();
});

test.each(["free", "trial"] as const)("on %s the same event shows what each plan holds", (plan) => {
	showRoutes("/upload", <LimitDialogs event="usageLimitExceeded" plan={plan} onClose={() => {}} />);
	expect(screen.queryByRole("dialog", { name: "Fair Use Limit Reached" })).toBeNull();
	expect(screen.getByRole("dialog")).toBeTruthy();
});
