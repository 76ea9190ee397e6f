import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LoginForm } from "./login-form.tsx";

test("what is typed before the script arrives stays in the form", async () => {
	const router = createMemoryRouter([
		{ path: "/", element: <LoginForm next={null} comeBack={null} onCodeNeeded={() => undefined} /> },
	]);
	const page = <RouterProvider router={router} />;
	const root = document.createElement("div");
	document.body.append(root);
	root.innerHTML = renderToString(page);
	const email = () => root.querySelector<HTMLInputElement>("input[type=email]");
	const typed = email();
	if (typed) typed.value = "ana@example.com";

	await act(async () => {
		hydrateRoot(root, page);
	});
	expect(email()?.value).toBe("ana@example.com");
	root.remove();
});
