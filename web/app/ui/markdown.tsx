import { memo, type ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import { Link } from "react-router";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import { uiCopy } from "./copy.ts";
import { safeHref } from "./outbound-link.tsx";

/** Nothing else leaves the sanitiser: no pictures, no raw HTML, no classes, no handlers. */
const ALLOWED: Options = {
	tagNames: [
		"p",
		"strong",
		"em",
		"ul",
		"ol",
		"li",
		"a",
		"br",
		"code",
		"blockquote",
		"h1",
		"h2",
		"h3",
		"h4",
		"h5",
		"h6",
	],
	attributes: { a: ["href"], ol: ["start"] },
	protocols: { href: ["http", "https"] },
	strip: ["script", "style"],
};

const LINK = "font-medium text-fig underline decoration-1 underline-offset-4 hover:decoration-2";

/** Headings of a text stand below those of the page, and all alike; a paragraph in italics is an aside. */
const COMPONENTS: Components = {
	p: ({ node, children }) => {
		const [only, ...more] = node?.children ?? [];
		const isAside = only?.type === "element" && only.tagName === "em" && more.length === 0;
		return <p className={isAside ? "text-small text-ink-2 [&>em]:not-italic" : undefined}>{children}</p>;
	},
	h1: Heading,
	h2: Heading,
	h3: Heading,
	h4: Heading,
	h5: Heading,
	h6: Heading,
	strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
	ul: ({ children }) => <ul className="grid list-disc gap-1.5 pl-5 marker:text-rose">{children}</ul>,
	ol: ({ children, start }) => (
		<ol start={start} className="grid list-decimal gap-1.5 pl-6 marker:font-semibold marker:text-fig">
			{children}
		</ol>
	),
	li: ({ children }) => <li className="pl-1 [&>p+*]:mt-1.5">{children}</li>,
	code: ({ children }) => <code className="rounded-xs bg-silk px-1 py-0.5 text-[0.92em]">{children}</code>,
	blockquote: ({ children }) => (
		<blockquote className="grid gap-2 border-l-2 border-apricot pl-4 text-ink-2">{children}</blockquote>
	),
	a: ({ href, children }) => <TextAnchor href={href}>{children}</TextAnchor>,
};

function Heading({ children }: { children?: ReactNode }) {
	return <h3 className="font-sans text-body font-semibold not-first:mt-2">{children}</h3>;
}

function TextAnchor({ href, children }: { href?: string | undefined; children?: ReactNode }) {
	if (href?.startsWith("/") && !href.startsWith("//")) {
		return (
			<Link to={href} className={LINK}>
				{children}
			</Link>
		);
	}
	const safe = safeHref(href);
	if (safe === null) return <span>{children}</span>;
	return (
		<a href={safe} target="_blank" rel="noopener noreferrer nofollow" className={LINK}>
			{children}
			<span className="sr-only"> {uiCopy.newTab}</span>
		</a>
	);
}

/** A text of ours or of a model as a few kinds of paragraph; whatever else it holds is left out. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
	return (
		<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 [overflow-wrap:anywhere]">
			<ReactMarkdown skipHtml components={COMPONENTS} rehypePlugins={[[rehypeSanitize, ALLOWED]]}>
				{text}
			</ReactMarkdown>
		</div>
	);
});
