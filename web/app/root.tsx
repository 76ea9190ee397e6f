import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";
import { pageMeta } from "./page-meta.ts";
import { READY_EVENT } from "./page-start.ts";
import { PageLoading } from "./ui/brand-mark.tsx";
import { ErrorPage } from "./ui/error-page.tsx";
import { HeadScript, NeedsScript } from "./ui/page-scripts.tsx";

export const meta = () => pageMeta({});

export const links: LinksFunction = () => [
	{ rel: "preload", href: fraunces, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
	{ rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
	// Here, so that an error page answers to presses too.
	useEffect(() => {
		window.dispatchEvent(new Event(READY_EVENT));
	}, []);
	return (
		<html lang="en" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta
					name="viewport"
					content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
				/>
				<meta name="theme-color" content="#fbf8f6" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#1a1316" media="(prefers-color-scheme: dark)" />
				<HeadScript />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

export function HydrateFallback() {
	return (
		<>
			<PageLoading />
			<NeedsScript what="page" />
		</>
	);
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return <ErrorPage error={error} />;
}
