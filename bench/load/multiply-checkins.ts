import type { Services } from "@dewlight/server/use-cases/context.ts";
import { sql } from "drizzle-orm";

/** Repeats a person's finished check-ins, with readings and thumbnails, until there are `count`; and gives them Pro. */
export async function multiplyCheckins(
	{ store }: Pick<Services, "store">,
	email: string,
	count: number,
): Promise<void> {
	const own = sql`(select id from users where email = ${email})`;
	await store.transaction(async (tx) => {
		await tx.execute(
			sql`update users set granted_plan = 'pro', granted_plan_until = null where email = ${email}`,
		);
		await tx.execute(sql`
			insert into checkins (user_id, status, note, photo_quality, analysis_result, product_needs, created_at, finished_at)
			select c.user_id, c.status, c.note, c.photo_quality, c.analysis_result, c.product_needs, c.created_at, c.finished_at
			from generate_series(1, ${count}::int) as turn
			cross join lateral (select * from checkins where user_id = ${own} order by id limit 1) as c
			offset (select count(*) from checkins where user_id = ${own})`);
		await tx.execute(sql`
			insert into observations (checkin_id, engine_name, engine_version, observation, created_at)
			select c.id, o.engine_name, o.engine_version, o.observation, c.created_at
			from checkins c
			cross join lateral (select * from observations order by checkin_id limit 1) as o
			where c.user_id = ${own} on conflict do nothing`);
		await tx.execute(sql`
			insert into pictures (filename, user_id, checkin_id, kind, object_key, content_type, bytes, created_at)
			select 'bench-thumbnail-' || c.id || '.webp', c.user_id, c.id, 'thumbnail', 'bench/' || c.id, 'image/webp', 1, c.created_at
			from checkins c
			where c.user_id = ${own} and not exists (select from pictures p where p.checkin_id = c.id)`);
	});
	await store.db.execute(sql`analyze`);
}
