import { BRAND } from "@dewlight/contracts/brand.ts";
import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { isRouteErrorResponse } from "react-router";
import { isLostPart } from "../page-start.ts";
import { BrandMark } from "./brand-mark.tsx";
import { buttonStyle } from "./button.tsx";
import { errorCopy, frameCopy } from "./frame-copy.ts";

function kindOf(error: unknown): keyof typeof errorCopy {
	if (isRouteErrorResponse(error) && error.status === 404) return "missing";
	if (!isLostPart(error)) return "broken";
	return navigator.onLine ? "update" : "offline";
}

/** Where even this does not arrive the page stands without it: an error page must not fail itself. */
const ErrorHelp = lazy<ComponentType<{ error: unknown; missing: boolean }>>(() =>
	import("./error-help.tsx").then(
		(part) => ({ default: part.ErrorHelp }),
		(reason: unknown) => {
			console.warn("Further help could not be loaded.", reason);
			return { default: () => null };
		},
	),
);

/**
 * The last net: something in a screen, or the frame around all of them, broke (DER-26). Stands on its own: every link
 * is a plain one that loads anew. Further help is fetched only where parts of the program still arrive.
 */
export function ErrorPage({ error }: { error: unknown }) {
	const kind = kindOf(error);
	const { title, text } = errorCopy[kind];
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// The head still holds the title of the page that broke.
		document.title = `${title.replace(/\.$/, "")} · ${BRAND.name}`;
		heading.current?.focus();
	}, [title]);
	return (
		<main className="mx-auto grid min-h-dvh max-w-form content-center justify-items-start gap-5 p-6">
			<div className="-ml-9 rounded-full bg-[radial-gradient(closest-side,var(--color-glow),transparent)] p-9">
				<BrandMark className="size-14" />
			</div>
			<h1 ref={heading} tabIndex={-1} className="text-h1">
				{title}
			</h1>
			<p className="text-ink-2">{text}</p>
			<div className="flex flex-wrap gap-3">
				{kind !== "missing" && (
					<button
						type="button"
						className={buttonStyle("primary", "regular")}
						onClick={() => window.location.reload()}
					>
						{frameCopy.reload}
					</button>
				)}
				<a href="/" className={buttonStyle("secondary", "regular")}>
					{frameCopy.home}
				</a>
			</div>
			{kind !== "update" && kind !== "offline" && (
				<Suspense fallback={null}>
					<ErrorHelp error={error} missing={kind === "missing"} />
				</Suspense>
			)}
		</main>
	);
}
