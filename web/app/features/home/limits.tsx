import { moreCopy } from "./more-copy.ts";

export function Limits() {
	const { title, items } = moreCopy.limits;
	return (
		<section aria-labelledby="limits-title" className="bg-blush">
			<div className="mx-auto grid max-w-page gap-10 px-5 py-16 wide:px-8 wide:py-24 desk:grid-cols-[1fr_2fr] desk:gap-16">
				<h2 id="limits-title" className="text-h1 text-fig">
					{title}
				</h2>
				<dl className="grid gap-x-12 gap-y-8 wide:grid-cols-2">
					{items.map((item) => (
						<div key={item.title} className="grid content-start gap-2 border-t border-fig/30 pt-4">
							<dt className="font-display text-h3">{item.title}</dt>
							<dd className="text-ink">{item.text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
