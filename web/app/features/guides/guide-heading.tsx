import { PageHeading } from "#ui/page-heading.tsx";
import { guidesCopy as copy, dayOfGuide } from "./copy.ts";
import type { Guide } from "./guide.ts";
import { GuideDrawing } from "./guide-drawing.tsx";
import { readingMinutes } from "./guide-lines.ts";
import { LineText } from "./line-text.tsx";

/** Title and lead of a guide, with what a careful reader asks first: how long, which version, how old. */
export function GuideHeading({ guide }: { guide: Guide }) {
	return (
		<header className="overflow-hidden bg-silk">
			<div className="mx-auto grid max-w-page items-center gap-x-12 px-5 pt-10 wide:px-8 desk:pt-0 desk:grid-cols-[minmax(0,1fr)_19rem]">
				<div className="grid gap-5 pb-8 wide:pb-12 desk:py-16">
					<p className="text-small font-semibold text-fig">{copy.kinds[guide.kind]}</p>
					<PageHeading className="max-w-[44rem] text-h1">{guide.title}</PageHeading>
					<p className="max-w-[38rem] text-lead text-ink-2">
						<LineText line={guide.lead} />
					</p>
					<ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
						<li>{copy.minutes(readingMinutes(guide))}</li>
						<li>{copy.version(guide.version)}</li>
						<li>
							{copy.updated} <time dateTime={guide.updated}>{dayOfGuide(guide.updated)}</time>
						</li>
					</ul>
				</div>
				<GuideDrawing kind={guide.kind} className="mx-auto -mb-px w-44 self-end desk:w-full" />
			</div>
		</header>
	);
}
