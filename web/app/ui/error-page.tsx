import { isRouteErrorResponse } from "react-router";
import { BrandMark } from "./brand-mark.tsx";
import { Button } from "./button.tsx";
import { LinkButton } from "./link-button.tsx";

/** The last net: something in a screen broke. Says so plainly and offers a way on. */
export function ErrorPage({ error }: { error: unknown }) {
	const missing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<main className="mx-auto grid min-h-dvh max-w-form content-center justify-items-start gap-5 p-6">
			<title>{missing ? "Page not found" : "Something went wrong"}</title>
			<BrandMark className="size-12" />
			<h1 className="text-h1">{missing ? "This page does not exist." : "Something went wrong."}</h1>
			<p className="text-ink-2">
				{missing
					? "The address may be old or mistyped."
					: "The fault is ours, not yours. Loading the page again often helps."}
			</p>
			<div className="flex flex-wrap gap-3">
				{!missing && <Button onClick={() => window.location.reload()}>Load again</Button>}
				<LinkButton to="/" tone="secondary" reloadDocument>
					To the home page
				</LinkButton>
			</div>
		</main>
	);
}
