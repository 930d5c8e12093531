/**
 * What is enforced beyond the category `correctness`, which holds everything that is wrong in any code.
 * @param {string} prefix of the plugin
 * @param {string} names with white space between them
 */
const errors = (prefix, names) => Object.fromEntries(names.match(/\S+/g).map((name) => [`${prefix}${name}`, 'error']));

export const inEveryFile = {
  ...errors(
    '',
    'no-case-declarations no-empty no-fallthrough no-prototype-builtins no-regex-spaces no-unexpected-multiline',
  ),
  'max-lines': ['error', { max: 250 }],
  'no-irregular-whitespace': ['error', { skipJSXText: false, skipRegExps: false, skipTemplates: false }],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
};

export const inTypeScript = {
  ...errors(
    '',
    `eqeqeq no-array-constructor no-console no-empty-function no-useless-constructor no-var object-shorthand prefer-const
     prefer-rest-params prefer-spread prefer-template`,
  ),
  ...errors(
    'typescript/',
    `adjacent-overload-signatures array-type ban-tslint-comment class-literal-property-style
     consistent-generic-constructors consistent-type-assertions no-confusing-non-null-assertion no-deprecated
     no-dynamic-delete no-empty-object-type no-explicit-any no-extraneous-class no-generated-empty-object-type
     no-inferrable-types no-invalid-void-type no-misused-promises no-mixed-enums no-namespace
     no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports
     no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
     no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
     no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment
     no-unsafe-call no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-function-type
     no-unsafe-member-access no-unsafe-return non-nullable-type-assertion-style only-throw-error prefer-find
     prefer-for-of prefer-function-type prefer-includes prefer-literal-enum-member prefer-nullish-coalescing
     prefer-optional-chain prefer-promise-reject-errors prefer-reduce-type-parameter prefer-regexp-exec
     prefer-return-this-type prefer-string-starts-ends-with related-getter-setter-pairs require-await
     unified-signatures use-unknown-in-catch-callback-variable`,
  ),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

// Tables turn into cards on a phone. With `display: block` a browser forgets the roles, so they are written out.
const tableRoles = {
  ...{ table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'], td: ['cell'] },
  th: ['columnheader', 'rowheader'],
};
const tabbable = [
  'button',
  'checkbox',
  'link',
  'progressbar',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
];

// By itself, the rule would leave out focus and most of what a mouse does.
const handlers = [
  ...['onFocus', 'onBlur', 'onKeyDown', 'onKeyPress', 'onKeyUp'],
  ...['onClick', 'onContextMenu', 'onDblClick', 'onDoubleClick'],
  ...['onDrag', 'onDragEnd', 'onDragEnter', 'onDragExit', 'onDragLeave', 'onDragOver', 'onDragStart', 'onDrop'],
  ...['onMouseDown', 'onMouseEnter', 'onMouseLeave', 'onMouseMove', 'onMouseOut', 'onMouseOver', 'onMouseUp'],
];

export const inComponents = {
  'typescript/explicit-module-boundary-types': 'error',
  ...errors('react/', 'rules-of-hooks unsupported-syntax'),
  'jsx-a11y/interactive-supports-focus': ['error', { tabbable }],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', {}],
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: [], allowExpressionValues: true }],
  'jsx-a11y/no-static-element-interactions': ['error', { handlers }],
  'jsx-a11y/no-redundant-roles': ['error', tableRoles],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', tableRoles],
};
