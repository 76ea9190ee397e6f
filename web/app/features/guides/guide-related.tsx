import { Link } from "react-router";
import { type GuideName, guidePath } from "#guide-paths.ts";
import { GUIDE_TITLES } from "#guide-titles.ts";
import { guidesCopy } from "./copy.ts";

/** The guides that belong beside this one. */
export function GuideRelated({ names }: { names: readonly GuideName[] }) {
	return (
		<nav aria-labelledby="related-title" className="grid gap-4">
			<h2 id="related-title" className="text-h3">
				{guidesCopy.related}
			</h2>
			<ul className="grid gap-3 wide:grid-cols-2">
				{names.map((name) => (
					<li key={name}>
						<Link
							to={guidePath(name)}
							className="flex min-h-14 items-center justify-between gap-3 rounded-sm border border-line bg-surface px-5 py-3 font-semibold text-fig hover:border-fig"
						>
							{GUIDE_TITLES[name]}
							<Arrow />
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Arrow() {
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
			<path
				d="M4 10h11m-4-4 4 4-4 4"
				className="fill-none stroke-current stroke-[1.75]"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
