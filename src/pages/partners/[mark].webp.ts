import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { bytesOf, filesIn } from '#content/files.ts';
import { wordmarkPicture } from '#publish/wordmark.ts';

export const getStaticPaths = (() =>
  filesIn('public/partners').map((file) => ({
    params: { mark: file.replace(/^.*\/|\.svg$/g, '') },
    props: { file },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The wordmark of a partner or client as a WebP image. */
export const GET: APIRoute<Props> = async ({ props: { file } }) =>
  new Response(await wordmarkPicture(bytesOf(file)), { headers: { 'content-type': 'image/webp' } });
