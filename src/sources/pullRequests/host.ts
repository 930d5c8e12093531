import * as z from 'zod';

/** A request to take over what changed at one provider, as a pull request or, where the repository allows none from workflows, as an issue. */
export interface OpenRequest {
  readonly number: number;
  readonly branch: string;
  readonly title: string;
  readonly body: string;
}

/** What is needed of the host of the repository. */
export interface Host {
  readonly open: () => Promise<readonly OpenRequest[]>;
  readonly create: (request: Omit<OpenRequest, 'number'>) => Promise<void>;
  readonly update: (request: OpenRequest) => Promise<void>;
  readonly close: (request: OpenRequest) => Promise<void>;
}

export interface HostSettings {
  /** Of the API, such as https://api.github.com. */
  readonly api: string;
  /** "owner/name" */
  readonly repository: string;
  readonly token: string;
  /** The branch that requests go to. */
  readonly base: string;
}

/** The settings that a workflow gives its steps, or why there are none: outside of a workflow. */
export function hostSettings(
  environment: Readonly<Record<string, string | undefined>>,
): HostSettings | { readonly problem: string } {
  const {
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: repository,
    GITHUB_TOKEN: token,
    GITHUB_REF_NAME: base,
  } = environment;
  if (api === undefined || repository === undefined || token === undefined || base === undefined) {
    return { problem: '--pull-requests is for the workflow, which knows its repository; use --draft here' };
  }
  return { api, repository, token, base };
}

/** Branches of the watch, by which its requests are known. */
export const BRANCH_PREFIX = 'sources/';
const LABEL = 'sources';
const FORBIDDEN = 403;
/** Names the branch in an issue, which has none of its own. */
const MARK = /<!-- branch: (?<branch>[\w./-]+) -->/u;

const pulls = z.array(
  z.object({ number: z.number(), title: z.string(), body: z.string().nullable(), head: z.object({ ref: z.string() }) }),
);
const issues = z.array(
  z.object({
    number: z.number(),
    title: z.string(),
    body: z.string().nullable(),
    pull_request: z.unknown().optional(),
  }),
);

/** The API of GitHub, as far as the watch needs it. */
export function gitHub({ api, repository, token, base }: HostSettings): Host {
  async function call(method: string, path: string, content?: unknown): Promise<Response> {
    const response = await fetch(`${api}/repos/${repository}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'content-type': 'application/json',
      },
      ...(content !== undefined && { body: JSON.stringify(content) }),
    });
    return response;
  }

  async function callOrThrow(...[method, path, content]: Parameters<typeof call>): Promise<Response> {
    const response = await call(method, path, content);
    if (!response.ok) throw new Error(`${method} ${path}: the host answers ${response.status}`);
    return response;
  }

  async function openIssues(): Promise<OpenRequest[]> {
    const found = issues.parse(
      await (await callOrThrow('GET', `/issues?state=open&labels=${LABEL}&per_page=100`)).json(),
    );
    return found.flatMap(({ number, title, body, pull_request: pull }) => {
      const branch = MARK.exec(body ?? '')?.groups?.['branch'];
      if (pull !== undefined || branch === undefined) return [];
      const [own = ''] = (body ?? '').split('\n\nThe change is on the branch');
      return [{ number, title, body: own, branch }];
    });
  }

  /** The text of an issue, which names the branch because it has none of its own. */
  const onBranch = (body: string, branch: string): string =>
    `${body}\n\nThe change is on the branch \`${branch}\`.\n<!-- branch: ${branch} -->`;

  // A pull request is an issue too, so both are changed at the same address.
  return {
    async open() {
      const found = pulls.parse(await (await callOrThrow('GET', '/pulls?state=open&per_page=100')).json());
      const requests = found.map(({ number, title, body, head }) => ({
        number,
        title,
        body: body ?? '',
        branch: head.ref,
      }));
      return [...requests.filter(({ branch }) => branch.startsWith(BRANCH_PREFIX)), ...(await openIssues())];
    },
    async create({ branch, title, body }) {
      const response = await call('POST', '/pulls', { title, head: branch, base, body });
      if (response.ok) return;
      if (response.status !== FORBIDDEN) throw new Error(`POST /pulls: the host answers ${response.status}`);
      // Where workflows may not open pull requests, somebody opens it from the branch that the issue names.
      await callOrThrow('POST', '/issues', { title, body: onBranch(body, branch), labels: [LABEL] });
    },
    async update({ number, title, body, branch }) {
      const isIssue = (await openIssues()).some((issue) => issue.number === number);
      const text = isIssue ? onBranch(body, branch) : body;
      await callOrThrow('PATCH', `/issues/${number}`, { title, body: text });
    },
    async close({ number }) {
      await callOrThrow('POST', `/issues/${number}/comments`, { body: 'The document says what our list says again.' });
      await callOrThrow('PATCH', `/issues/${number}`, { state: 'closed' });
    },
  };
}
