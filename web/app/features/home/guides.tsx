import { Link } from "react-router";
import { GUIDE_NAMES, guidePath } from "#guide-paths.ts";
import { GUIDE_TITLES } from "#guide-titles.ts";

import { moreCopy } from "./more-copy.ts";

const copy = moreCopy.guides;

export function Guides() {
	return (
		<section aria-labelledby="guides-title" className="bg-silk">
			<div className="mx-auto grid max-w-page gap-8 px-5 py-16 wide:px-8 wide:py-24 desk:grid-cols-[1fr_1.6fr] desk:gap-16">
				<div className="grid content-start gap-3">
					<h2 id="guides-title" className="text-h1">
						{copy.title}
					</h2>
					<p className="max-w-form text-lead text-ink-2">{copy.lead}</p>
				</div>
				<ul className="grid gap-x-10 border-t border-field wide:grid-cols-2 wide:border-t-0">
					{GUIDE_NAMES.map((name) => (
						<li key={name} className="border-b border-field wide:border-t wide:border-b-0">
							<Link
								to={guidePath(name)}
								className="flex min-h-14 items-center justify-between gap-4 py-3 font-display text-h3 hover:text-fig hover:underline hover:decoration-1 hover:underline-offset-4"
							>
								{GUIDE_TITLES[name]}
								<span aria-hidden="true" className="font-sans text-body text-fig">
									→
								</span>
							</Link>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
